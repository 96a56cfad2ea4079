import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ManagedLesson } from '#contract/course-manager'
import { routes } from '#contract/routes'
import { lessonFlags } from '#contract/word-lists'
import {
  Chip,
  DataTable,
  FormField,
  PageHeader,
  Section,
  SelectField,
  Stack,
  Text,
  TextLink,
  Toolbar,
} from '#design-system'
import { inLanguage, useLanguage } from '#lib/language'
import { useAdminLessons } from '../api/useAdminLessons.ts'
import { useAddressFilter } from '../model/useAddressFilter.ts'
import { AdminList } from './AdminList.tsx'

const filters = ['q', 'course', 'flag'] as const

/** /admin/courses: the lessons of all courses, course by course. */
export function AdminCoursesScreen() {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { values, query, set } = useAddressFilter(filters)
  const list = useAdminLessons({
    q: query.q,
    course: query.course,
    flag: lessonFlags.find((flag) => flag === query.flag),
  })
  const courses = list.data?.courses ?? []
  return (
    <>
      <PageHeader title={t('courses.title')} lead={t('courses.lead')} />
      <Stack spacing={6}>
        <Toolbar>
          <FormField
            label={t('courses.search')}
            type="search"
            maxLength={64}
            startAdornment={<Search />}
            value={values.q}
            onChange={({ target }) => set('q', target.value)}
          />
          <SelectField
            label={t('courses.course')}
            value={values.course}
            onChange={({ target }) => set('course', target.value)}
            options={[
              { value: '', label: t('courses.all') },
              ...courses.map(({ slug, title }) => ({ value: slug, label: inLanguage(title, language) })),
            ]}
          />
          <SelectField
            label={t('words.flag')}
            value={values.flag}
            onChange={({ target }) => set('flag', target.value)}
            options={[
              { value: '', label: t('courses.allLessons') },
              ...lessonFlags.map((flag) => ({ value: flag, label: t(`words.flags.${flag}`) })),
            ]}
          />
        </Toolbar>
        <AdminList list={list} none={t('courses.none')} expected={6}>
          {(lessons) => (
            <Stack spacing={6}>
              {courses.map(({ slug, title }) => {
                const own = lessons.filter(({ course }) => course === slug)
                return own.length === 0 ? null : (
                  <Section key={slug} title={inLanguage(title, language)}>
                    <LessonsTable label={inLanguage(title, language)} lessons={own} />
                  </Section>
                )
              })}
            </Stack>
          )}
        </AdminList>
      </Stack>
    </>
  )
}

function LessonsTable({ label, lessons }: { label: string; lessons: readonly ManagedLesson[] }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (
    <DataTable
      label={label}
      columns={[t('courses.number'), t('courses.lesson'), t('courses.state')]}
      rows={lessons.map(({ course, number, title, words, matching_line: line, edited, source_changed: changed }) => ({
        key: `${course}/${number}`,
        cells: [
          number,
          <Stack key="lesson" spacing={0}>
            <TextLink to={routes.adminLesson({ course, number })}>{inLanguage(title, language)}</TextLink>
            <Text variant="body2" color="textSecondary" lang="en">
              {words.join(', ')}
            </Text>
            {line && (
              <Text variant="body2" breakWord>
                {line.en} {line.zh}
              </Text>
            )}
          </Stack>,
          <Stack key="state" direction="row" spacing={2} wrap>
            {edited && <Chip tone="primary">{t('words.flags.edited')}</Chip>}
            {changed && <Chip tone="error">{t('words.flags.source_changed')}</Chip>}
            {!edited && t('courses.asBuilt')}
          </Stack>,
        ],
      }))}
    />
  )
}
