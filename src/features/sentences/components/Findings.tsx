import { useTranslation } from 'react-i18next'
import type { Finding } from '#contract/sentences'
import { BulletList, Notice, Stack, Text } from '#design-system'
import { markFindings } from '../model/mark-findings.ts'

interface FindingsProps {
  /** The sentence that was checked. */
  sentence: string
  findings: readonly Finding[]
}

/** What the dictionary noticed: hints, each in words, and where in the sentence. */
export function Findings({ sentence, findings }: FindingsProps) {
  const { t } = useTranslation('sentences')
  if (findings.length === 0) return <Notice tone="primary">{t('fine')}</Notice>
  return (
    <Notice tone="warning" title={t('found')}>
      <Stack spacing={2}>
        <Text lang="en" breakWord>
          {markFindings(sentence, findings).map(({ text, isMarked }, index) =>
            isMarked ? (
              <strong key={index}>
                <u>{text}</u>
              </strong>
            ) : (
              text
            ),
          )}
        </Text>
        <BulletList color="textPrimary">
          {findings.map(({ code, start, text }) => (
            <li key={`${code} ${start}`}>{text}</li>
          ))}
        </BulletList>
      </Stack>
    </Notice>
  )
}
