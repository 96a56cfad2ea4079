import { Star } from 'lucide-react'
import type { ComponentGuide } from '#docs/guide'
import { FormField } from '../FormField/FormField.tsx'
import { Stack } from '../Layout/Layout.tsx'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const hint = { zh: '一行一个单词，最多 50 行。', en: 'One word a line, at most 50.' }
const words = { zh: '单词', en: 'Words' }

export const guide: ComponentGuide = {
  summary: {
    zh: '只给读屏软件的文字，画面上看不见。',
    en: 'Words for screen readers alone, not seen on the screen.',
  },
  whenToUse: [
    {
      zh: '眼睛能从图标、颜色或位置看懂，耳朵却听不到的地方。',
      en: 'The eye has an icon, a colour or the place to go by; the ear has nothing.',
    },
  ],
  whenNotToUse: [
    { zh: '谁都需要的说明。', en: 'Instructions that everybody needs.', use: 'Text' },
    { zh: '图标按钮的名字：写进 `label`。', en: 'The name of an icon button: give it a `label`.', use: 'IconButton' },
    { zh: '图片的意思：写进 `alt`。', en: 'The meaning of a picture: give it an `alt`.', use: 'PictureTile' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Stack spacing={2}>
            <Text>{localize(hint)}</Text>
            <FormField label={localize(words)} rows={2} />
          </Stack>
        ),
        text: { zh: '大家都需要的说明写出来。', en: 'What everybody needs is there for the eye too.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack spacing={2}>
            <VisuallyHidden>{localize(hint)}</VisuallyHidden>
            <FormField label={localize(words)} rows={2} />
          </Stack>
        ),
        text: {
          zh: '把说明藏起来：看屏幕的学习者不知道一行写几个。',
          en: 'The instruction is hidden: whoever reads the screen does not know how many words to write.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Stack direction="row" spacing={2} component="p" sx={{ position: 'relative', justifyContent: 'center' }}>
        <Star aria-hidden />
        <VisuallyHidden>{localize({ zh: '星星：', en: 'Stars: ' })}</VisuallyHidden>
        <Text component="b">12</Text>
      </Stack>
    ),
    parts: [
      {
        name: { zh: '给眼睛的', en: 'For the eye' },
        text: { zh: '图标说明这是星星。', en: 'The icon says that these are stars.' },
        selector: 'svg',
        side: 'left',
      },
      {
        name: { zh: '给耳朵的', en: 'For the ear' },
        text: { zh: '“星星：”在这里读出，不占位置。', en: '“Stars:” is read out here and takes no room.' },
        selector: 'p > span',
      },
      {
        name: { zh: '给两者的', en: 'For both' },
        text: { zh: '数字看得见，也会读出。', en: 'The number is seen and read out.' },
        selector: 'b',
        side: 'right',
      },
    ],
  },
  content: [{ zh: '和看得见的标签一样短：“星星：”。', en: 'As short as a label that is seen: “Stars:”.' }],
  accessibility: [
    {
      zh: '读屏软件在它所在的位置读出；画面上看不见，也不占位置。',
      en: 'It is read out in its place, never seen, and takes no room.',
    },
    {
      zh: '里面不放按钮和链接：焦点会落到看不见的地方。',
      en: 'No buttons or links in it: the focus would be where nobody sees it.',
    },
  ],
  variations: {},
  tokens: ['color.text'],
}
