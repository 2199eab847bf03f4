import { Box, Button, Card, Grid, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useWorkspace } from 'sanity'
import { Confirmation } from './confirmation.tsx'
import { Field, FormCard } from './form-card.tsx'
import type { Account, PeopleApi } from './people-api.ts'

type Props = { account: Account; api: PeopleApi; onChange: (account: Account) => void }

/** What everybody may change of their own account. */
export function OwnAccount(props: Props) {
  const { account } = props
  return (
    <Stack as="section" gap={4} aria-label="Your account">
      <Heading as="h2" size={2}>
        Your account
      </Heading>
      {account.email.endsWith('@localhost') && (
        <Card padding={4} radius={3} tone="caution" border>
          <Text size={1}>
            You sign in as {account.email}, which is no e-mail address. Give your own below: you sign in with
            it from then on{account.canSendMail ? ', and a forgotten password can be mailed to you' : ''}.
          </Text>
        </Card>
      )}
      <Grid gridTemplateColumns={[1, 1, 2]} gap={4} style={{ alignItems: 'start' }}>
        <NameForm {...props} />
        <EmailForm {...props} />
        <PasswordForm {...props} />
        <SignOutEverywhere {...props} />
      </Grid>
    </Stack>
  )
}

function NameForm({ account, api, onChange }: Props) {
  const [name, setName] = useState(account.name)
  return (
    <FormCard
      title="Name"
      about="Colleagues see it beside what you have written."
      button="Save the name"
      onSubmit={async () => {
        onChange(await api.rename(name))
        return 'Saved. The Studio shows it everywhere from your next visit on.'
      }}
    >
      <Field
        label="Your name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        autoComplete="name"
        maxLength={200}
        required
      />
    </FormCard>
  )
}

function EmailForm({ account, api, onChange }: Props) {
  const [email, setEmail] = useState(account.email)
  const [password, setPassword] = useState('')
  return (
    <FormCard
      title="E-mail address"
      about={`You sign in with ${account.email}.`}
      button="Change the address"
      onSubmit={async () => {
        const changed = await api.changeEmail({ email: email.trim(), password })
        onChange(changed)
        setPassword('')
        return `From now on you sign in with ${changed.email}.`
      }}
    >
      <Field
        label="New e-mail address"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        autoComplete="username"
        maxLength={320}
        required
      />
      <CurrentPassword value={password} onChange={setPassword} />
    </FormCard>
  )
}

function PasswordForm({ account, api, onChange }: Props) {
  const empty = { password: '', newPassword: '', repeat: '' }
  const [typed, setTyped] = useState(empty)
  const { password, newPassword, repeat } = typed
  return (
    <FormCard
      title="Password"
      about="Everywhere else you are signed out when it changes."
      button="Change the password"
      onSubmit={async () => {
        onChange(await api.changePassword({ password, newPassword }))
        setTyped(empty)
        return 'Your password has been changed.'
      }}
    >
      {/* Password managers store the new password under this name. */}
      <input type="hidden" autoComplete="username" value={account.email} readOnly />
      <CurrentPassword value={password} onChange={(value) => setTyped({ ...typed, password: value })} />
      <Field
        label="New password"
        hint="At least 12 characters: three or four words that have nothing to do with one another do well."
        type="password"
        value={newPassword}
        onChange={(event) => setTyped({ ...typed, newPassword: event.currentTarget.value })}
        autoComplete="new-password"
        minLength={12}
        maxLength={256}
        required
      />
      <Field
        label="The same again"
        type="password"
        value={repeat}
        onChange={(event) => setTyped({ ...typed, repeat: event.currentTarget.value })}
        autoComplete="new-password"
        customValidity={repeat === newPassword ? '' : 'The two passwords are not the same.'}
        maxLength={256}
        required
      />
    </FormCard>
  )
}

function CurrentPassword({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Field
      label="Your current password"
      type="password"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="current-password"
      maxLength={256}
      required
    />
  )
}

function SignOutEverywhere({ account, api }: Props) {
  const { auth } = useWorkspace()
  const [isAsked, setAsked] = useState(false)
  const signOut = async () => {
    await api.signOutEverywhere()
    // The session has ended already, so this may be refused; the Studio forgets it all the same.
    await Promise.resolve(auth.logout?.()).catch(() => {})
    location.assign('/studio')
  }
  return (
    <Card border padding={4} radius={3}>
      <Stack gap={4}>
        <Heading as="h3" size={1}>
          Sign out everywhere
        </Heading>
        <Text size={1} muted>
          {account.sessions > 1
            ? `You are signed in ${account.sessions} times, this one included. `
            : 'You are signed in here only. '}
          Lost a phone, or used somebody else’s computer? This ends every sign-in at once, here too.
        </Text>
        <Box>
          <Button text="Sign out everywhere" mode="ghost" onClick={() => setAsked(true)} />
        </Box>
      </Stack>
      {isAsked && (
        <Confirmation
          title="Sign out everywhere?"
          text="Every browser in which you are signed in has to sign in again, this one too."
          button="Sign out everywhere"
          onConfirm={signOut}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  )
}
