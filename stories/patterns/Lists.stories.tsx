import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2, Volume2 } from 'lucide-react'
import { expect, screen, userEvent } from 'storybook/test'
import {
  Button,
  Card,
  Chip,
  Container,
  EmptyState,
  ErrorBox,
  IconButton,
  PageHeader,
  Skeletons,
  Stack,
  SuggestionList,
  ToastProvider,
  useToast,
  WordList,
  WordRow,
} from '#design-system'
import { fitsWindow, inLocale } from '#tests/stories'
import { animals, foods } from '#tests/story-words'

const all = [...animals, ...foods]

const texts = {
  zh: {
    title: '我的单词',
    lead: (count: number) => `共 ${count} 个单词`,
    add: '添加单词',
    filters: { leaf: '动物', sun: '食物' },
    hear: '听发音',
    remove: (word: string) => `移除 ${word}`,
    removed: (word: string) => `${word} 已移除`,
    undo: '撤销',
    close: '关闭',
    count: (count: number) => `${count} 个建议`,
    loading: '正在加载单词',
    empty: '还没有单词',
    emptyText: '查到的单词可以放进来，慢慢复习。',
    emptyAction: '查一个单词',
    failed: '单词没有加载出来，请检查网络。',
    retry: '再试一次',
  },
  en: {
    title: 'My words',
    lead: (count: number) => `${count} words`,
    add: 'Add a word',
    filters: { leaf: 'Animals', sun: 'Food' },
    hear: 'Hear it',
    remove: (word: string) => `Remove ${word}`,
    removed: (word: string) => `${word} is removed`,
    undo: 'Undo',
    close: 'Close',
    count: (count: number) => `${count} suggestions`,
    loading: 'Loading your words',
    empty: 'No words yet',
    emptyText: 'Words that you look up can go in here.',
    emptyAction: 'Look up a word',
    failed: 'Your words did not load. Check your connection.',
    retry: 'Try again',
  },
}
type Lang = keyof typeof texts

const langOf = (context: Parameters<typeof inLocale>[0]) => inLocale<Lang>(context, { zh: 'zh', en: 'en' })

/** Adding on top, filters below, one action a row; what is removed can be brought back. */
function Words({ lang }: { lang: Lang }) {
  const words = texts[lang]
  const show = useToast()
  const [ids, setIds] = useState<string[]>(animals.map(({ id }) => id))
  const [tint, setTint] = useState<'leaf' | 'sun'>()
  const [value, setValue] = useState('')
  const listed = all.filter((word) => ids.includes(word.id) && (!tint || word.tint === tint))
  const found = all.filter(({ id, headword }) => value !== '' && !ids.includes(id) && headword.startsWith(value))
  const remove = (id: string) => {
    setIds((before) => before.filter((other) => other !== id))
    show({ text: words.removed(id), action: { label: words.undo, onPress: () => setIds((now) => [...now, id]) } })
  }
  return (
    <Container component="main" sx={{ py: 6 }}>
      <PageHeader title={words.title} lead={words.lead(listed.length)} />
      <Stack spacing={4}>
        <SuggestionList
          label={words.add}
          value={value}
          onChange={setValue}
          suggestions={found.map(({ id, headword, meaning }) => ({ id, headword, meaning: meaning[lang] }))}
          listLabel={words.count(found.length)}
          onChoose={({ id }) => {
            setIds((before) => [...before, id])
            setValue('')
          }}
        />
        <Stack direction="row" spacing={2}>
          {(['leaf', 'sun'] as const).map((name) => (
            <Chip key={name} selected={tint === name} onPress={() => setTint(tint === name ? undefined : name)}>
              {words.filters[name]}
            </Chip>
          ))}
        </Stack>
        <Card padding="flush">
          <WordList aria-label={words.title}>
            {listed.map(({ id, headword, uk, meaning, src, tint: pictureTint }) => (
              <WordRow
                key={id}
                headword={headword}
                phonetic={uk}
                meaning={meaning[lang]}
                meaningLang={lang}
                picture={{ src, tint: pictureTint }}
                speaker={
                  <IconButton label={words.hear}>
                    <Volume2 />
                  </IconButton>
                }
                trailing={
                  <IconButton label={words.remove(headword)} onClick={() => remove(id)}>
                    <Trash2 />
                  </IconButton>
                }
              />
            ))}
          </WordList>
        </Card>
      </Stack>
    </Container>
  )
}

const meta = {
  title: 'Patterns/Lists',
  parameters: { layout: 'fullscreen' },
  render: (_, context) => {
    const lang = langOf(context)
    return (
      <ToastProvider closeLabel={texts[lang].close}>
        <Words lang={lang} />
      </ToastProvider>
    )
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    const words = texts[langOf(context)]
    await userEvent.type(canvas.getByRole('combobox', { name: words.add }), 'gr')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: words.remove('fox') }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(await screen.findByRole('button', { name: words.undo }))
    await expect(canvas.getByText('fox')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.filters.sun }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: words.filters.sun }))
  },
}

export const Loading: Story = {
  render: (_, context) => {
    const words = texts[langOf(context)]
    return (
      <Container component="main" sx={{ py: 6 }}>
        <PageHeader title={words.title} />
        <Skeletons shape="list" count={5} label={words.loading} />
      </Container>
    )
  },
  play: async (context) => {
    await expect(context.canvas.getByRole('status')).toHaveTextContent(texts[langOf(context)].loading)
  },
}

export const Empty: Story = {
  render: (_, context) => {
    const words = texts[langOf(context)]
    return (
      <Container component="main" sx={{ py: 6 }}>
        <PageHeader title={words.title} />
        <EmptyState title={words.empty} action={<Button>{words.emptyAction}</Button>}>
          {words.emptyText}
        </EmptyState>
      </Container>
    )
  },
  play: async (context) => {
    await expect(context.canvas.getByRole('button', { name: texts[langOf(context)].emptyAction })).toBeEnabled()
  },
}

/** The list failed and the rest of the screen did not. */
export const Failed: Story = {
  render: (_, context) => {
    const words = texts[langOf(context)]
    return (
      <Container component="main" sx={{ py: 6 }}>
        <PageHeader title={words.title} />
        <ErrorBox action={<Button variant="quiet">{words.retry}</Button>}>{words.failed}</ErrorBox>
      </Container>
    )
  },
  play: async (context) => {
    const words = texts[langOf(context)]
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(words.failed)
    await expect(context.canvas.getByRole('button', { name: words.retry })).toBeEnabled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: fitsWindow }
