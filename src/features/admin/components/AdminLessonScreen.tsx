import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lessonBlocks } from '#contract/word-lists'
import type { EditedLesson, LessonChanges } from '#contract/course-manager'
import { routes } from '#contract/routes'
import { Button, Card, ErrorScreen, PageHeader, Section, Skeletons, Stack, Text, TextLink } from '#design-system'
import { inLanguage, useLanguage } from '#lib/language'
import { useEditedLesson } from '../api/useAdminLessons.ts'
import { previewOf, type LessonPreviewed } from '../model/lesson-blocks.ts'
import { useBlockEditor } from '../model/useBlockEditor.ts'
import { EditorNotices } from './EditorNotices.tsx'
import { LessonBlockCard } from './LessonBlockCard.tsx'

interface AdminLessonScreenProps {
  course: string
  number: string
  /** The lesson as learners read it. */
  previewSlot: (lesson: LessonPreviewed) => ReactNode
}

/** /admin/courses/:course/:number: a lesson block by block, with its preview. */
export function AdminLessonScreen({ course, number, previewSlot }: AdminLessonScreenProps) {
  const { t } = useTranslation('admin')
  const { data, error, mutate, save, saveDraft } = useEditedLesson(course, number)
  if (data)
    return <Editor lesson={data} save={save} saveDraft={saveDraft} reread={() => mutate()} previewSlot={previewSlot} />
  if (error)
    return (
      <ErrorScreen
        title={error.message}
        retryLabel={t('retry')}
        onRetry={() => void mutate()}
        home={{ label: t('courses.title'), to: routes.adminCourses() }}
      />
    )
  return <Skeletons shape="cards" count={3} label={t('loading')} />
}

interface EditorProps
  extends Pick<ReturnType<typeof useEditedLesson>, 'save' | 'saveDraft'>, Pick<AdminLessonScreenProps, 'previewSlot'> {
  lesson: EditedLesson
  reread: () => Promise<unknown>
}

function Editor({ lesson, save, saveDraft, reread, previewSlot }: EditorProps) {
  const { t } = useTranslation('admin')
  const { t: ofCourses } = useTranslation('courses')
  const language = useLanguage()
  const { course, course_title: courseTitle, number, lessons, blocks } = lesson
  const title = inLanguage({ zh: blocks.about.value.title_zh, en: blocks.about.value.title_en }, language)
  // What is kept while the page is open is no draft that was found here.
  const [draftAt] = useState(lesson.draft?.at ?? null)
  const { root, ...editor } = useBlockEditor<LessonChanges>(
    {
      initial: lesson.draft?.changes,
      send: saveDraft,
      lostText: t('words.edit.draftLost', { word: title }),
    },
    save,
    reread,
  )
  const { draft, faults, pending } = editor
  const renderActions = (variant: 'primary' | 'secondary') => (
    <>
      <Button variant={variant} loading={pending} disabled={!draft.hasChanges} onClick={editor.save}>
        {t('words.edit.save')}
      </Button>
      <Button variant="secondary" disabled={!draft.hasChanges || pending} onClick={editor.discard}>
        {t('words.edit.discard')}
      </Button>
    </>
  )
  return (
    <Stack ref={root} spacing={5} onKeyDown={editor.onKeyDown}>
      <PageHeader
        title={ofCourses('lesson', { number, title })}
        back={{ label: t('courses.title'), to: routes.adminCourses() }}
        lead={inLanguage(courseTitle, language)}
        actions={renderActions('primary')}
      />
      <EditorNotices
        draftAt={draftAt}
        editors={lesson.editors}
        othersLabel={(names) => t('courses.others', { names })}
        editor={editor}
      />
      {lessonBlocks.map((block) => (
        <LessonBlockCard
          key={block}
          lesson={lesson}
          block={block}
          changes={draft.changes}
          faults={faults.filter((fault) => fault.block === block)}
          onChange={(change) => draft.change(block, change)}
        />
      ))}
      <Section title={t('words.preview')} look="h2">
        <Card>{previewSlot(previewOf(lesson, draft.changes))}</Card>
      </Section>
      <Text variant="body2" color="textSecondary">
        {t('words.edit.keys')}
      </Text>
      <Stack direction="row" spacing={3} wrap>
        {renderActions('secondary')}
      </Stack>
      <Stack direction="row" spacing={4} wrap>
        {number > 1 && (
          <TextLink to={routes.adminLesson({ course, number: number - 1 })}>{t('courses.before')}</TextLink>
        )}
        {number < lessons && (
          <TextLink to={routes.adminLesson({ course, number: number + 1 })}>{t('courses.after')}</TextLink>
        )}
        <TextLink to={routes.adminLog({ subject: `${course}/${number}` })}>{t('notes.log')}</TextLink>
      </Stack>
    </Stack>
  )
}
