import { useTranslation } from 'react-i18next'
import { ScrollList, SelectField, Stack, SwitchField, Text } from '#design-system'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { choiceFor, portionsOf, sampleRows } from '../model/package-choice.ts'
import type { PackageChoice, PackageOutline } from '../model/package-choice.ts'

interface PackageFieldsProps {
  outline: PackageOutline
  choice: PackageChoice
  onChoose: (choice: PackageChoice) => void
}

/** Which fields of an Anki package are word and meaning, and which of its decks is wanted, with the first notes as they would come. */
export function PackageFields({ outline, choice, onChoose }: PackageFieldsProps) {
  const { t } = useTranslation('notes')
  const language = useLanguage()
  const { types, decks, reviews } = outline
  const fields = types.find(({ id }) => id === choice.type)?.fields ?? []
  const fieldOptions = fields.map((name, index) => ({ value: String(index), label: name || String(index + 1) }))
  const orNone = [{ value: '', label: t('anki.none') }, ...fieldOptions]
  const portions = portionsOf(outline, choice)
  return (
    <Stack spacing={4}>
      {types.length > 1 && (
        <SelectField
          label={t('anki.type')}
          value={choice.type}
          options={types.map(({ id, name, notes }) => ({
            value: id,
            label: t('anki.counted', { name, count: notes }),
          }))}
          onChange={({ target }) => onChoose(choiceFor(outline, target.value))}
        />
      )}
      <SelectField
        label={t('anki.word')}
        value={choice.word}
        options={fieldOptions}
        onChange={({ target }) => onChoose({ ...choice, word: target.value })}
      />
      <SelectField
        label={t('anki.meaning')}
        value={choice.meaning}
        options={orNone}
        onChange={({ target }) => onChoose({ ...choice, meaning: target.value })}
      />
      <SelectField
        label={t('anki.remark')}
        value={choice.remark}
        options={orNone}
        onChange={({ target }) => onChoose({ ...choice, remark: target.value })}
      />
      {decks.length > 1 && (
        <SelectField
          label={t('anki.deck')}
          value={choice.deck}
          options={[
            { value: '', label: t('anki.allDecks') },
            ...decks.map(({ id, name, notes }) => ({ value: id, label: t('anki.counted', { name, count: notes }) })),
          ]}
          onChange={({ target }) => onChoose({ ...choice, deck: target.value, from: '0' })}
        />
      )}
      {portions.length > 1 && (
        <SelectField
          label={t('anki.portion')}
          value={choice.from}
          options={portions.map(({ from, to }) => ({
            value: String(from),
            label: t('practice.round', { from: from + 1, to }),
          }))}
          onChange={({ target }) => onChoose({ ...choice, from: target.value })}
        />
      )}
      <ScrollList label={t('anki.sample')}>
        {sampleRows(outline, choice).map(({ word, meaning, remark }, index) => (
          <li key={index}>
            <Text component="span" weight="semibold">
              {word}
            </Text>{' '}
            <Text component="span" variant="body2" color="textSecondary">
              {[meaning, remark].filter(Boolean).join(' · ')}
            </Text>
          </li>
        ))}
      </ScrollList>
      {reviews > 0 && (
        <SwitchField
          label={t('anki.reviews')}
          help={t('anki.reviewsHelp', { formatted: formatNumber(reviews, language) })}
          checked={choice.reviews}
          onChange={(wanted) => onChoose({ ...choice, reviews: wanted })}
        />
      )}
    </Stack>
  )
}
