import { useTranslation } from 'react-i18next'
import { Chip, SelectField, Stack, Toolbar } from '#design-system'
import { filters, sorts } from '../model/rows.ts'
import type { Filter, Sort } from '../model/rows.ts'

interface ListToolsProps {
  sort: Sort
  filter: Filter
  onSort: (sort: Sort) => void
  onFilter: (filter: Filter) => void
}

/** In which order the words stand, and which kinds of them. */
export function ListTools({ sort, filter, onSort, onFilter }: ListToolsProps) {
  const { t } = useTranslation('notes')
  return (
    <Toolbar>
      <SelectField
        label={t('sort.label')}
        value={sort}
        options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={({ target }) => onSort(sorts.find((value) => value === target.value) ?? 'order')}
      />
      <Stack role="group" aria-label={t('filter.label')} direction="row" spacing={2} wrap>
        {filters.map((value) => (
          <Chip key={value} selected={filter === value} onPress={() => onFilter(value)}>
            {t(`filter.${value}`)}
          </Chip>
        ))}
      </Stack>
    </Toolbar>
  )
}
