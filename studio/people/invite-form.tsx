import { Select, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { Field, FormCard } from './form-card.tsx'
import { LinkCard } from './link-card.tsx'
import { type Account, type IssuedLink, type PeopleApi, type Person, type Role, roles } from './people-api.ts'

type Props = { account: Account; api: PeopleApi; onInvited: () => void }

const nobody: { name: string; email: string; role: Role } = { name: '', email: '', role: 'editor' }

/** Invites somebody, and shows the link that the invitation is. */
export function InviteForm({ account, api, onInvited }: Props) {
  const [invitation, setInvitation] = useState(nobody)
  const [invited, setInvited] = useState<{ link: IssuedLink; person: Person }>()
  const { name, email, role } = invitation
  return (
    <>
      <FormCard
        title="Invite somebody"
        about={
          account.canSendMail
            ? 'They get a link by e-mail with which they choose a password. You see the link as well.'
            : 'You get a link to pass on, with which they choose a password.'
        }
        button="Invite"
        onSubmit={async () => {
          setInvited(undefined)
          const { user, ...link } = await api.invite({ name, email: email.trim(), role })
          setInvited({ link, person: user })
          setInvitation(nobody)
          onInvited()
          return `${user.name} is invited.`
        }}
      >
        <Field
          label="Their name"
          value={name}
          onChange={(event) => setInvitation({ ...invitation, name: event.currentTarget.value })}
          autoComplete="off"
          maxLength={200}
          required
        />
        <Field
          label="Their e-mail address"
          type="email"
          value={email}
          onChange={(event) => setInvitation({ ...invitation, email: event.currentTarget.value })}
          autoComplete="off"
          maxLength={320}
          required
        />
        <RoleField value={role} onChange={(next) => setInvitation({ ...invitation, role: next })} />
      </FormCard>
      {invited && <LinkCard link={invited.link} to={invited.person} />}
    </>
  )
}

function RoleField({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        What they may do
      </Text>
      <RoleSelect id={id} value={value} onChange={onChange} describedBy={`${id}-hint`} />
      <Text id={`${id}-hint`} size={1} muted>
        {roles.filter(({ name }) => name === value).map(({ description }) => `Somebody who ${description}.`)}
      </Text>
    </Stack>
  )
}

/** A list of the roles to choose from. */
export function RoleSelect(props: {
  value: Role
  onChange: (role: Role) => void
  id?: string
  label?: string
  describedBy?: string
}) {
  const { value, onChange, id, label, describedBy } = props
  return (
    <Select
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      value={value}
      onChange={(event) => {
        const chosen = roles.find(({ name }) => name === event.currentTarget.value)
        if (chosen) onChange(chosen.name)
      }}
    >
      {roles.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </Select>
  )
}
