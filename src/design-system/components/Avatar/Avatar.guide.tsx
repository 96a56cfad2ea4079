import type { ComponentGuide } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { Text } from '../Text/Text.tsx'
import { Avatar } from './Avatar.tsx'

const names = ['maple_leaf', 'owl_reader', '小枫']

export const guide: ComponentGuide = {
  summary: {
    zh: '学习者的头像：一张图片，或名字的第一个字。',
    en: 'The face of a learner: a picture, or the first letter of the name.',
  },
  whenToUse: [
    {
      zh: '名字旁边：排行榜、联系人、账号菜单、个人主页。',
      en: 'Beside a name: leaderboard, contacts, account menu, profile.',
    },
  ],
  whenNotToUse: [
    { zh: '代表一个单词的图片。', en: 'A picture that stands for a word.', use: 'PictureTile' },
    { zh: '产品自己的标志。', en: 'The logo of the product itself.', use: 'Logo' },
  ],
  pairs: [
    {
      do: {
        picture: () => (
          <Stack spacing={2}>
            {names.map((name) => (
              <Stack key={name} direction="row" spacing={3} sx={{ alignItems: 'center' }}>
                <Avatar name={name} />
                <Text>{name}</Text>
              </Stack>
            ))}
          </Stack>
        ),
        text: { zh: '头像在名字旁边：知道是谁。', en: 'Beside the name: it is clear who it is.' },
      },
      doNot: {
        picture: () => (
          <Stack spacing={2}>
            {names.map((name) => (
              <Stack key={name} direction="row" spacing={3} sx={{ alignItems: 'center' }}>
                <Avatar name={name} />
              </Stack>
            ))}
          </Stack>
        ),
        text: {
          zh: '只有头像：看的人要猜，读屏软件什么也不读。',
          en: 'The face alone: the eye has to guess and screen readers say nothing.',
        },
      },
    },
    {
      do: {
        picture: () => (
          <Stack direction="row" spacing={3} sx={{ justifyContent: 'center' }}>
            {names.map((name) => (
              <Avatar key={name} name={name} />
            ))}
          </Stack>
        ),
        text: {
          zh: '没有图片时用名字的第一个字，能分清。',
          en: 'Without a picture the first letter tells learners apart.',
        },
      },
      doNot: {
        picture: () => (
          <Stack direction="row" spacing={3} sx={{ justifyContent: 'center' }}>
            {names.map((name) => (
              <Avatar key={name} name="" />
            ))}
          </Stack>
        ),
        text: {
          zh: '没有传名字，剩下一样的人影：谁也认不出谁。',
          en: 'Without a name a silhouette is left: everybody looks the same.',
        },
      },
    },
  ],
  anatomy: {
    picture: () => (
      <Stack direction="row" spacing={4} sx={{ alignItems: 'center', justifyContent: 'center' }}>
        <Avatar name="maple_leaf" size="large" />
        <Text>maple_leaf</Text>
      </Stack>
    ),
    parts: [
      {
        name: { zh: '头像', en: 'Face' },
        text: {
          zh: '图片铺满圆形；没有图片或加载失败时，是名字的第一个字。',
          en: 'The picture fills the circle; without one, or if it does not load, the first letter is there.',
        },
        selector: '[data-part="avatar"]',
        side: 'left',
      },
      {
        name: { zh: '名字', en: 'Name' },
        text: { zh: '不属于 Avatar，由页面写在旁边。', en: 'Not part of Avatar: the page writes it beside the face.' },
        selector: 'p',
        side: 'right',
      },
    ],
  },
  content: [
    {
      zh: '`name` 传完整的用户名，首字由组件取。',
      en: '`name` is the whole user name; the component takes its first letter.',
    },
  ],
  accessibility: [
    {
      zh: '它是装饰，带 `aria-hidden`：名字已经在旁边读出。',
      en: 'It is decoration and `aria-hidden`: the name beside it is read out.',
    },
    { zh: '不接收焦点，自己也不能按。', en: 'It takes no focus and cannot be pressed on its own.' },
  ],
  variations: {
    Picture: { zh: '有图片。', en: 'With a picture.' },
    Broken: { zh: '图片加载失败，换成首字。', en: 'The letter takes the place of a picture that does not load.' },
    Large: { zh: '个人主页上的大头像。', en: 'The large one of the profile.' },
  },
  tokens: ['color.pictureTint.leaf', 'color.text', 'color.divider', 'size.hairline', 'fontWeight.bold'],
}
