import type { ComponentGuide, Localize } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { modelPeaks, modelTexts, ownPeaks, texts } from './sample-sounds.ts'
import { Waveform } from './Waveform.tsx'

const ignorePress = () => undefined

function Pair({ localize }: { localize: Localize }) {
  return (
    <Stack spacing={2}>
      <Waveform {...localize(modelTexts)} peaks={modelPeaks} tone="model" onToggle={ignorePress} />
      <Waveform {...localize(texts)} peaks={ownPeaks} onToggle={ignorePress} />
    </Stack>
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '用竖条画出一段声音，并播放它。',
    en: 'Draws a sound as bars and plays it.',
  },
  whenToUse: [
    {
      zh: '比较示范和自己的录音：重音、停顿、长短。',
      en: 'A model is compared with the own voice: stress, pauses, length.',
    },
  ],
  whenNotToUse: [
    { zh: '只听一个单词的发音。', en: 'The sound of a word alone.', use: 'IconButton' },
    { zh: '正在录音。', en: 'The voice is being recorded.', use: 'Recorder' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <Pair localize={localize} />,
        text: { zh: '上下排列，一眼看出重音在哪。', en: 'One below the other: the stress is seen at once.' },
      },
      doNot: {
        picture: (localize) => (
          <Stack direction="row" spacing={2}>
            <Waveform {...localize(modelTexts)} peaks={modelPeaks} tone="model" onToggle={ignorePress} />
            <Waveform {...localize(texts)} peaks={ownPeaks} onToggle={ignorePress} />
          </Stack>
        ),
        text: { zh: '左右排列：开头对不上，没法比。', en: 'Side by side: the beginnings do not line up.' },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Waveform {...localize(texts)} peaks={ownPeaks} progress={0.5} onToggle={ignorePress} />,
    parts: [
      {
        name: { zh: '播放', en: 'Play' },
        text: { zh: '播放和停止在同一个位置。', en: 'Play and stop are in one place.' },
        selector: 'button',
        side: 'left',
      },
      {
        name: { zh: '名字', en: 'Title' },
        text: { zh: '谁的声音。', en: 'Whose voice it is.' },
        selector: '.title',
      },
      {
        name: { zh: '时长', en: 'Length' },
        text: { zh: '精确到十分之一秒。', en: 'To a tenth of a second.' },
        selector: '.duration',
        side: 'right',
      },
      {
        name: { zh: '竖条', en: 'Bars' },
        text: { zh: '播放过的有颜色；最响的一条顶满。', en: 'Coloured once played; the loudest fills the height.' },
        selector: '.waves',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '名字一两个词：示范、我的录音。', en: 'The title is a word or two: Model, You.' },
    { zh: '`label` 说出是谁的声音、多长。', en: 'The `label` says whose voice it is and how long it lasts.' },
  ],
  accessibility: [
    { zh: '竖条是一个 `img`，名字是 `label`。', en: 'The bars are one `img` named by `label`.' },
    { zh: '按钮的名字随状态变：播放、停止。', en: 'The name of the button changes with its state: play, stop.' },
    {
      zh: '播放进度不逐步读出：声音本身就是进度。',
      en: 'Progress is not read out: the sound itself tells it.',
    },
  ],
  variations: {
    Playing: { zh: '正在播放。', en: 'It plays.' },
    Compared: { zh: '示范和自己的录音。', en: 'The model and the own voice.' },
    Loading: { zh: '声音还没到。', en: 'The sound is on its way.' },
  },
  tokens: [
    'color.primary',
    'color.info',
    'color.border',
    'color.divider',
    'color.text',
    'color.textMuted',
    'radius.card',
    'size.hairline',
    'typography.caption',
  ],
}
