import type { ComponentGuide, Localize } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { Text } from '../Text/Text.tsx'
import { Card } from './Card.tsx'
import type { CardProps } from './Card.tsx'

const reviews = {
  title: { zh: '今天的复习', en: 'Reviews today' },
  text: { zh: '有 12 个单词到期了，大约五分钟。', en: '12 words are due. About five minutes.' },
}
const lesson = {
  title: { zh: '继续上课', en: 'Go on with the course' },
  text: { zh: '第 3 课，还有 6 个单词。', en: 'Lesson 3, 6 words to go.' },
}
const expired = {
  title: { zh: '会员到期了', en: 'Your plan has ended' },
  text: { zh: '续订后可以继续使用。', en: 'Renew it to go on.' },
}

interface NoteProps {
  content: typeof reviews
  tone?: CardProps['tone']
  localize: Localize
}

function Note({ content: { title, text }, tone, localize }: NoteProps) {
  return (
    <Card tone={tone}>
      <Text variant="h3" component="p">
        {localize(title)}
      </Text>
      <Text>{localize(text)}</Text>
    </Card>
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '像一张纸，把属于同一件事的内容放在一起。',
    en: 'A sheet of paper that holds what belongs together.',
  },
  whenToUse: [
    { zh: '一件有自己标题的事，常带一个操作。', en: 'One thing with a heading of its own, often with an action.' },
    {
      zh: '包住一列单词：用 `padding="flush"`，每行直达卡片边缘。',
      en: 'Around a list of words: with `padding="flush"` its rows reach the edges.',
    },
  ],
  whenNotToUse: [
    { zh: '选择一个分类。', en: 'A category to choose.', use: 'CategoryCard' },
    { zh: '一句提示或警告。', en: 'A hint or a warning in one sentence.', use: 'Notice' },
    { zh: '列表里的一行。', en: 'A row of a list.', use: 'WordRow' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack spacing={3}>
            <Note content={lesson} localize={localize} />
            <Note content={reviews} localize={localize} />
            <Note content={expired} tone="error" localize={localize} />
          </Stack>
        ),
        text: {
          zh: '底色只留给要注意的状态：一眼就看到。',
          en: 'A tone only for the card that needs attention: it is seen at once.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={3}>
            <Note content={lesson} tone="info" localize={localize} />
            <Note content={reviews} tone="reward" localize={localize} />
            <Note content={expired} tone="error" localize={localize} />
          </Stack>
        ),
        text: {
          zh: '每张一种底色当装饰：真正要注意的那张埋没了。',
          en: 'A tone for each as decoration: the one that matters is lost among them.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <Note content={reviews} localize={localize} />,
        text: { zh: '一件事一张卡片，只有一层边框。', en: 'One thing, one card, one edge.' },
      },
      doNot: {
        picture: (localize) => (
          <Card>
            <Note content={reviews} localize={localize} />
          </Card>
        ),
        text: {
          zh: '卡片套卡片：多一层边框没有多说什么，手机上还挤窄了文字。',
          en: 'A card in a card: the second edge says nothing and a phone has less width for words.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Note content={reviews} localize={localize} />,
    parts: [
      {
        name: { zh: '底面', en: 'Surface' },
        text: {
          zh: '默认用 `color.surface` 和 `shadow.card`；有 `tone` 时没有阴影。`raised` 抬高一点。',
          en: '`color.surface` and `shadow.card`; a `tone` has no shadow. `raised` lifts it a little.',
        },
        selector: '[data-part="card"]',
        side: 'left',
      },
      {
        name: { zh: '标题', en: 'Heading' },
        text: { zh: '由页面写，放在最前面。', en: 'Written by the page; it comes first.' },
        selector: 'p:nth-of-type(1)',
      },
      {
        name: { zh: '内容', en: 'Content' },
        text: { zh: '一两句话，或者一列条目。', en: 'A sentence or two, or the rows of a list.' },
        selector: 'p:nth-of-type(2)',
        side: 'bottom',
      },
    ],
  },
  content: [{ zh: '标题一行，内容只写有用的话。', en: 'A heading of one line, then the shortest text that helps.' }],
  accessibility: [
    {
      zh: '卡片只是 `div`，没有角色：标题让读屏软件找得到它。',
      en: 'A card is a `div` without a role: its heading is how screen readers find it.',
    },
    {
      zh: '底色从不单独说明状态，同样的意思也写成文字。',
      en: 'A tone tells nothing alone: the words say it too.',
    },
    { zh: '卡片本身不能按；操作是里面的按钮。', en: 'A card is not pressed; its action is a button in it.' },
  ],
  variations: {
    Tones: { zh: '五种底色，表示状态。', en: 'Five quiet backgrounds for states.' },
    Flush: { zh: '没有内边距，内容直达边缘。', en: 'Without padding: the content reaches the edges.' },
    Raised: { zh: '一屏里唯一的卡片。', en: 'The one card of a screen.' },
    Roomy: {
      zh: '`padding="roomy"`：一屏只说这一件事，上面是 Emblem 大图标。',
      en: '`padding="roomy"`: the one matter of a screen, under the large icon of an Emblem.',
    },
    WithFooter: {
      zh: '`footer`：下面一行小字，末尾一个不显眼的按钮。',
      en: '`footer`: small print below, and one quiet button at its end.',
    },
    Disclosure: {
      zh: 'DisclosureCard：打开才看到其余内容。',
      en: 'DisclosureCard: the rest is in view once it is opened.',
    },
    Header: {
      zh: 'CardHeader：卡片的名字，和能对它做的事。',
      en: 'CardHeader: the name of the card with what can be done with it.',
    },
    Setting: {
      zh: 'SettingRow：一项设置，现在是什么，怎么改。',
      en: 'SettingRow: one setting, how it is, and the way to change it.',
    },
    Settings: {
      zh: 'SettingLink：去一页设置，整行是链接，写明现在的选择。放在 Card 的列表里。',
      en: 'SettingLink: the way to a page of settings on a line that is a link, with what is chosen there. In a list of a flush Card.',
    },
    Notifications: {
      zh: 'NotificationRow：一条通知，整行是链接，没读过的写明“未读”。',
      en: 'NotificationRow: what happened, on a line that is a link; an unread one says so in a word.',
    },
    Lessons: {
      zh: 'LessonRow：课程里的一课，放在 `ol` 里。',
      en: 'LessonRow: a lesson of a course, in an `ol`.',
    },
  },
  tokens: [
    'color.surface',
    'color.divider',
    'color.tint.primary',
    'color.tint.reward',
    'color.tint.error',
    'color.tint.info',
    'color.tint.neutral',
    'shadow.card',
    'shadow.raised',
    'radius.card',
  ],
}
