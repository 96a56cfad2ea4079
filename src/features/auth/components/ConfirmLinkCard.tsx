import { useState } from 'react'
import type { ReactNode } from 'react'
import { AuthCard, Button, Stack } from '#design-system'
import { ApiError } from '#lib/api'
import { FormErrors } from './FormErrors.tsx'

interface LinkPressProps<Answer> {
  /** The logo in its link. */
  logo: ReactNode
  /** What the press does, what is said meanwhile, and the heading when the link is over. */
  words: Readonly<Record<'title' | 'text' | 'press' | 'pressing' | 'failedTitle', string>>
  press: () => Promise<Answer>
  /** The page when it is done. */
  done: (answer: Answer) => ReactNode
  /** A way on when the link is over. */
  wayOn: ReactNode
}

type State<Answer> =
  { at: 'asking' | 'working' } | { at: 'done'; answer: Answer } | { at: 'failed'; fault: string; final: boolean }

/** Confirms a mailed link by a press: mail scanners open links, but press no buttons. */
export function ConfirmLinkCard<Answer>({ logo, words, press, done, wayOn }: LinkPressProps<Answer>) {
  const [state, setState] = useState<State<Answer>>({ at: 'asking' })
  const confirm = async () => {
    setState({ at: 'working' })
    try {
      setState({ at: 'done', answer: await press() })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState({ at: 'failed', fault: error.message, final: !error.isPassing })
    }
  }
  if (state.at === 'done') return done(state.answer)
  const over = state.at === 'failed' && state.final
  return (
    <AuthCard logo={logo} title={over ? words.failedTitle : words.title} lead={over ? undefined : words.text}>
      <Stack spacing={5}>
        <FormErrors faults={state.at === 'failed' ? [state.fault] : []} />
        {over ? (
          wayOn
        ) : (
          <Button
            fullWidth
            loading={state.at === 'working'}
            loadingLabel={words.pressing}
            onClick={() => void confirm()}
          >
            {words.press}
          </Button>
        )}
      </Stack>
    </AuthCard>
  )
}
