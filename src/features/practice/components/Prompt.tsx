import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Language } from '#contract/locales'
import { PictureTile, PlayActions, Stack, Text } from '#design-system'
import type { PictureTileProps } from '#design-system'

interface PromptProps {
  /** What to do: 'Choose the picture'. */
  task: string
  /** The English word that is asked; none where it is the answer. */
  headword?: string
  /** The meaning that is asked, where the word is the answer. */
  meaning?: { text: string; lang: Language }
  picture?: Pick<PictureTileProps, 'src' | 'tint'>
  /** IPA without slashes. */
  ipa?: string | null
  /** The button that says the word. */
  speaker?: ReactNode
  /** Takes the focus, so that the question is read out; not where a field wants it. */
  takeFocus: boolean
}

/** The head of a question, and the heading of the screen. Mount it anew for every question. */
export function Prompt({ task, headword, meaning, picture, ipa, speaker, takeFocus }: PromptProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeFocus) heading.current?.focus({ preventScroll: true })
  }, [takeFocus])
  const asks = headword !== undefined || meaning !== undefined
  return (
    <Stack spacing={1} align="center">
      <Stack component="h1" spacing={1} ref={heading} tabIndex={-1}>
        <Text
          component="span"
          variant={asks ? 'body2' : 'h3'}
          color={asks ? 'textSecondary' : undefined}
          align="center"
        >
          {task}
        </Text>
        {headword !== undefined && (
          <Text component="span" variant="headword" lang="en" align="center" breakWord>
            {headword}
          </Text>
        )}
        {meaning && (
          <Text component="span" variant="h2" lang={meaning.lang} align="center">
            {meaning.text}
          </Text>
        )}
      </Stack>
      {picture && <PictureTile {...picture} alt={meaning?.text ?? ''} decorative size="l" />}
      {(speaker || headword) && (
        <PlayActions>
          {ipa && (
            <Text variant="phonetic" component="span" lang="en-fonipa" color="textSecondary">
              /{ipa}/
            </Text>
          )}
          {speaker}
        </PlayActions>
      )}
    </Stack>
  )
}
