import { useTranslation } from 'react-i18next'
import type { WordRecord } from '#contract/words'
import { Stack, StackItem, Text } from '#design-system'
import { useLanguage } from '#lib/language'
import { useUser } from '#lib/session'
import { wordSound } from '../model/address.ts'
import { meaningOf, meaningsFor } from '../model/meanings.ts'
import { SoundButton } from './SoundButton.tsx'

/** The word in one line, for a reader who is further down its page. */
export function SmallHead({ record }: { record: WordRecord }) {
  const { t } = useTranslation('words')
  const language = useLanguage()
  const { user } = useUser()
  const { text, lang } = meaningOf(record, meaningsFor(user, language))
  const accent = user?.voice_accent ?? 'us'
  return (
    <Stack direction="row" spacing={3} align="center">
      <StackItem>
        <Text variant="body2" noWrap>
          <Text component="span" lang="en" weight="bold">
            {record.headword}
          </Text>{' '}
          <Text component="span" variant="body2" lang={lang} color="textSecondary">
            {text}
          </Text>
        </Text>
      </StackItem>
      <SoundButton
        src={wordSound(record.headword, accent)}
        text={record.headword}
        accent={accent}
        label={t(`hear.${accent}`)}
      />
    </Stack>
  )
}
