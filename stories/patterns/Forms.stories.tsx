import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import {
  Box,
  Button,
  Card,
  Container,
  ErrorBox,
  FormField,
  PageHeader,
  SelectField,
  Stack,
  SwitchField,
} from '#design-system'
import { fitsWindow, inLocale } from '#tests/stories'

const texts = {
  zh: {
    title: '新建笔记',
    lead: '把想学的单词放在一起，随时练习。',
    name: '名字',
    nameMissing: '给笔记起个名字吧',
    tag: '标签',
    tags: ['旅行', '考试', '阅读'],
    about: '说明',
    optional: '选填',
    shared: '让联系人看到',
    sharedHelp: '他们可以复制，不能改动。',
    save: '创建',
    back: '取消',
    saving: '正在创建',
    limit: '笔记已经有 10 本了。删掉一本，或者升级为 VIP 再建。',
  },
  en: {
    title: 'New note',
    lead: 'Put words together that you want to learn.',
    name: 'Name',
    nameMissing: 'Give your note a name',
    tag: 'Tag',
    tags: ['Travel', 'Exam', 'Reading'],
    about: 'About',
    optional: 'optional',
    shared: 'Show it to contacts',
    sharedHelp: 'They can copy it and not change it.',
    save: 'Create',
    back: 'Cancel',
    saving: 'Creating',
    limit: 'You have 10 notes. Delete one, or get VIP for more.',
  },
}

interface NoteFormProps {
  words: typeof texts.zh
  /** Refused by the server: said at the top, nothing typed is lost. */
  refusal?: string
  saving?: boolean
  /** It was sent once: faults are said from then on. */
  tried?: boolean
  onSave: (name: string) => void
}

/** One column, one main button at its end; what is wrong stands beside its field. */
function NoteForm({ words, refusal, saving = false, tried = false, onSave }: NoteFormProps) {
  const [name, setName] = useState('')
  const [sent, setSent] = useState(tried)
  const [shared, setShared] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(true)
    if (name.trim() === '') event.currentTarget.querySelector('input')?.focus()
    else onSave(name)
  }
  return (
    <Container component="main" sx={{ py: 6 }}>
      <PageHeader title={words.title} lead={words.lead} />
      <Box sx={{ maxWidth: 'sm' }}>
        <Card>
          <Stack component="form" noValidate spacing={5} onSubmit={send}>
            {refusal && <ErrorBox>{refusal}</ErrorBox>}
            <FormField
              label={words.name}
              value={name}
              onChange={(event) => setName(event.target.value)}
              error={sent && name.trim() === '' ? words.nameMissing : undefined}
            />
            <SelectField label={words.tag} options={words.tags.map((tag) => ({ value: tag, label: tag }))} />
            <FormField label={words.about} optionalLabel={words.optional} rows={3} />
            <SwitchField label={words.shared} help={words.sharedHelp} checked={shared} onChange={setShared} />
            <Stack direction={{ xs: 'column-reverse', sm: 'row' }} spacing={3} sx={{ justifyContent: 'flex-end' }}>
              <Button variant="secondary">{words.back}</Button>
              <Button type="submit" loading={saving} loadingLabel={words.saving}>
                {words.save}
              </Button>
            </Stack>
          </Stack>
        </Card>
      </Box>
    </Container>
  )
}

const save = fn()

const meta = {
  title: 'Patterns/Forms',
  parameters: { layout: 'fullscreen' },
  render: (_, context) => <NoteForm words={inLocale(context, texts)} onSave={save} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    save.mockClear()
    await userEvent.type(canvas.getByRole('textbox', { name: words.name }), 'Trees{Enter}')
    await expect(save).toHaveBeenCalledWith('Trees')
  },
}

/** Said when the form is sent, gone as soon as it is mended. */
export const WithErrors: Story = {
  render: (_, context) => <NoteForm words={inLocale(context, texts)} tried onSave={save} />,
  play: async (context) => {
    const { canvas } = context
    const words = inLocale(context, texts)
    save.mockClear()
    const name = canvas.getByRole('textbox', { name: words.name })
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(words.nameMissing)
    await expect(save).not.toHaveBeenCalled()
    await userEvent.type(name, 'T')
    await expect(name).toBeValid()
    await userEvent.clear(name)
  },
}

export const Refused: Story = {
  render: (_, context) => {
    const words = inLocale(context, texts)
    return <NoteForm words={words} refusal={words.limit} onSave={save} />
  },
  play: async (context) => {
    const words = inLocale(context, texts)
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(words.limit)
    await expect(context.canvas.getByRole('button', { name: words.save })).toBeEnabled()
  },
}

export const Saving: Story = {
  render: (_, context) => <NoteForm words={inLocale(context, texts)} saving onSave={save} />,
  play: async (context) => {
    const button = context.canvas.getByRole('button', { name: new RegExp(inLocale(context, texts).saving) })
    save.mockClear()
    await userEvent.click(button)
    await expect(save).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: fitsWindow }
