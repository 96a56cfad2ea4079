import type { ComponentGuide, Localize } from '#docs/guide'
import { Recorder } from './Recorder.tsx'
import type { RecorderState } from './Recorder.tsx'
import { messages, texts } from './sample-texts.ts'

interface SampleProps {
  localize: Localize
  state: RecorderState
  level?: number
  time?: string
  message?: string
}

const ignorePress = () => undefined

function Sample({ localize, state, level = 0, time = '0:00 / 1:00', message }: SampleProps) {
  return (
    <Recorder
      {...localize(texts)}
      state={state}
      level={level}
      time={time}
      message={message ?? localize(messages[state])}
      onStart={ignorePress}
      onStop={ignorePress}
    />
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '录下学习者的声音：一个圆按钮、音量、时间，用不了时说清下一步。',
    en: 'Records the voice: one round button, the level, the time, and the next step when it does not work.',
  },
  whenToUse: [{ zh: '学习者要说一个单词或一句话。', en: 'The learner says a word or a sentence.' }],
  whenNotToUse: [{ zh: '只播放声音。', en: 'A sound is only played.', use: 'Waveform' }],
  pairs: [
    {
      do: {
        picture: (localize) => <Sample localize={localize} state="refused" />,
        text: { zh: '说清为什么不行、下一步做什么。', en: 'It says why it fails and what to do next.' },
      },
      doNot: {
        picture: (localize) => (
          <Sample localize={localize} state="refused" message={localize({ zh: '出错了', en: 'Something failed' })} />
        ),
        text: {
          zh: '只说出错：学习者不知道该按哪里。',
          en: 'Only that it failed: the learner does not know where to press.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Sample localize={localize} state="recording" level={0.6} time="0:07 / 1:00" />,
    parts: [
      {
        name: { zh: '音量', en: 'Level' },
        text: { zh: '从中间向两边亮起。', en: 'Lights up from the middle to both sides.' },
        selector: '.meter',
        side: 'right',
      },
      {
        name: { zh: '按钮', en: 'Button' },
        text: { zh: '开始和停止在同一个位置。', en: 'Start and stop are in one place.' },
        selector: 'button',
        side: 'left',
      },
      {
        name: { zh: '时间', en: 'Time' },
        text: { zh: '已经录了多久，最长多久。', en: 'How long it has lasted, and how long it may.' },
        selector: '.time',
        side: 'right',
      },
      {
        name: { zh: '状态', en: 'State' },
        text: { zh: '一句话说现在怎样、做什么。', en: 'One sentence: how things are and what to do.' },
        selector: '[role="status"]',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '按钮是动词：开始录音、停止录音。', en: 'The button is a verb: Start recording, Stop recording.' },
    { zh: '先说情况，再说办法；不怪学习者。', en: 'First how things are, then what to do; it blames nobody.' },
    { zh: '最后十秒改成倒数：还剩 8 秒。', en: 'The last ten seconds count down: 8 seconds left.' },
  ],
  accessibility: [
    {
      zh: '状态是 `status`：变化时读出来；倒数只在开始时读一次。音量条对读屏软件隐藏，没声音和太大声由状态说。',
      en: 'The state is a `status` and is read out as it changes, the countdown once as it begins. The meter is hidden from screen readers: silence and clipping are said in words.',
    },
    {
      zh: '时间是 `timer`，不自动读出。回车和空格能开始和停止。',
      en: 'The time is a `timer`, which is not read out by itself. Enter and Space start and stop.',
    },
    {
      zh: '等待时按钮留住焦点，按了不起作用。',
      en: 'While it waits the button keeps the focus and ignores presses.',
    },
  ],
  variations: {
    Recording: { zh: '正在录。', en: 'It records.' },
    LastSeconds: { zh: '最后几秒。', en: 'The last seconds.' },
    Silent: { zh: '没有听到声音。', en: 'Nothing is heard.' },
    Loud: { zh: '声音太大。', en: 'It is too loud.' },
    Refused: {
      zh: '麦克风被禁止，带一个办法按钮。',
      en: 'The microphone is blocked, with a button for the next step.',
    },
    Missing: { zh: '没有麦克风。', en: 'There is no microphone.' },
    Unsupported: { zh: '浏览器不能录音，按钮不起作用。', en: 'The browser cannot record; the button is off.' },
  },
  tokens: [
    'color.primary',
    'color.primaryHover',
    'color.error',
    'color.warning',
    'color.divider',
    'color.contrastText',
    'color.tint.neutral',
    'playSize.press',
    'radius.full',
    'size.iconLarge',
    'duration.tap',
    'typography.h3',
    'typography.body2',
  ],
}
