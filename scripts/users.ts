import { readArguments } from './lib/arguments.ts'
import { administratorTokenOf } from './lib/credentials.ts'
import { OperatorProblem } from './lib/operator-problem.ts'
import { runCommand } from './lib/run-command.ts'
import { loadSettings } from './lib/settings.ts'
import { type MemberClient, memberClient, type Role, roles, type User } from './users/member-client.ts'

const help = `The people who may sign in to the Studio of the embedded Content Lake, which must be running.

Usage: npm run users -- COMMAND

  list                                  Everybody, with role and state.
  add EMAIL --name NAME [--role ROLE]   Adds somebody and prints a link with which they choose a password.
  role EMAIL ROLE                       Gives somebody another role.
  reset EMAIL                           Prints a link with which somebody chooses a new password.
  remove EMAIL                          Removes somebody; what they wrote stays.
  --help                                Show this text.

Roles: administrator (everything), editor (write and publish; the default), viewer (read, drafts too).
Links work once, for seven days. Nothing is mailed: pass the link on yourself. With hosted Sanity, people are managed
at sanity.io/manage.`

// `npm run users`
await runCommand(async (argv) => {
  const { values, positionals } = readArguments(argv, 'users', {
    help: { type: 'boolean', short: 'h' },
    name: { type: 'string' },
    role: { type: 'string', default: 'editor' },
  })
  if (values.help) {
    console.log(help)
    return
  }
  const [command, email, role] = positionals
  const env = loadSettings()
  const { apiHost } = env.content
  if (apiHost === undefined)
    throw new OperatorProblem('The content is with hosted Sanity: people are managed at sanity.io/manage.')
  const members = memberClient(apiHost, administratorTokenOf(env))

  switch (command) {
    case undefined:
    case 'list':
      console.log(table(await members.list()))
      return
    case 'add': {
      const address = required(email, 'an e-mail address')
      const link = await members.add({
        email: address,
        name: required(values.name, 'a name (--name)'),
        role: readRole(values.role),
      })
      console.log(`Added ${address}. To choose a password, once, within seven days:\n  ${link}`)
      return
    }
    case 'role': {
      const user = await find(members, email)
      await members.setRole(user.id, readRole(role))
      console.log(`${user.email} is now ${readRole(role)}.`)
      return
    }
    case 'reset': {
      const user = await find(members, email)
      console.log(
        `To choose a new password for ${user.email}, once, within seven days:\n  ${await members.reset(user.id)}`,
      )
      return
    }
    case 'remove': {
      const user = await find(members, email)
      await members.remove(user.id)
      console.log(`Removed ${user.email}.`)
      return
    }
    default:
      throw new OperatorProblem(`There is no command ${command}. Try: npm run users -- --help`)
  }
})

async function find(members: MemberClient, email: string | undefined): Promise<User> {
  const address = required(email, 'an e-mail address').toLowerCase()
  const found = (await members.list()).find((user) => user.email === address)
  if (!found) throw new OperatorProblem(`There is no user ${address}. See them all: npm run users -- list`)
  return found
}

function required(value: string | undefined, what: string): string {
  if (value) return value
  throw new OperatorProblem(`This needs ${what}. Try: npm run users -- --help`)
}

function readRole(value: string | undefined): Role {
  const found = roles.find((role) => role === value)
  if (found) return found
  throw new OperatorProblem(`The role must be one of: ${roles.join(', ')}.`)
}

function table(users: User[]): string {
  const rows = users.map(({ email, name, role, hasPassword }) => [
    email,
    name,
    role,
    hasPassword ? '' : 'has not chosen a password yet',
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
