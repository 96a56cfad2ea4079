import type { ComponentGuide } from '#docs/guide'
import { FileDrop } from './FileDrop.tsx'

const texts = {
  zh: {
    label: '单词表',
    prompt: '选一个文件，或者拖到这里',
    limits: 'CSV 或 TXT，不超过 1 MB',
    removeLabel: '移除文件',
  },
  en: {
    label: 'Word list',
    prompt: 'Choose a file, or drop it here',
    limits: 'CSV or TXT, up to 1 MB',
    removeLabel: 'Remove the file',
  },
}

const ignore = () => undefined

const rest = { accept: '.csv,.txt', maxBytes: 1_000_000, onFile: ignore, onRefuse: ignore }

export const guide: ComponentGuide = {
  summary: { zh: '收一个文件：选择，或者拖进来。', en: 'Takes one file, chosen or dropped.' },
  whenToUse: [
    {
      zh: '学习者手里已经有文件：单词表、截图、头像。',
      en: 'The learner has a file already: a word list, a screenshot, a profile picture.',
    },
  ],
  whenNotToUse: [
    { zh: '只有几个单词：粘贴更快。', en: 'Only a few words: pasting them is quicker.', use: 'FormField' },
    { zh: '一次一个词，从词典里选。', en: 'One word at a time, from the dictionary.', use: 'SuggestionList' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <FileDrop {...rest} {...localize(texts)} file={null} />,
        text: {
          zh: '选之前就写明种类和大小。',
          en: 'Kinds and size are there before anything is chosen.',
        },
      },
      doNot: {
        picture: (localize) => <FileDrop {...rest} {...localize(texts)} limits="" file={null} />,
        text: {
          zh: '不写限制：学习者选好了才被拒绝。',
          en: 'Limits left out: the learner meets them only when a file is refused.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <FileDrop
            {...rest}
            {...localize(texts)}
            file={null}
            error={localize({
              zh: '文件太大了，请分成几份，每份不超过 1 MB',
              en: 'This file is too large. Split it into parts of up to 1 MB.',
            })}
          />
        ),
        text: { zh: '错误说明原因和办法。', en: 'The error names the cause and the remedy.' },
      },
      doNot: {
        picture: (localize) => (
          <FileDrop
            {...rest}
            {...localize(texts)}
            file={null}
            error={localize({ zh: '上传失败', en: 'Upload failed' })}
          />
        ),
        text: {
          zh: '只说“失败”：学习者会把同一个文件再试一遍。',
          en: '“Failed” alone: the learner tries the same file again.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <FileDrop {...rest} {...localize(texts)} file={null} />,
    parts: [
      {
        name: { zh: '标签', en: 'Label' },
        text: { zh: '这个文件做什么用。', en: 'What the file is for.' },
        selector: 'label',
        side: 'left',
      },
      {
        name: { zh: '投放区', en: 'Drop area' },
        text: {
          zh: '整块都能按；文件拖到上方时变色。选好后缩成一行，右边是移除。',
          en: 'All of it can be pressed; it changes colour while a file is held over it. A chosen file is one line with a cross.',
        },
        selector: 'input',
        side: 'right',
      },
      {
        name: { zh: '提示', en: 'Prompt' },
        text: { zh: '两种办法都写：选择，或者拖进来。', en: 'Names both ways: choose or drop.' },
        selector: '.name',
        side: 'left',
      },
      {
        name: { zh: '限制', en: 'Limits' },
        text: { zh: '种类和大小。', en: 'Kinds and size.' },
        selector: 'small',
        side: 'bottom',
      },
    ],
  },
  content: [
    {
      zh: '提示写“选一个文件，或者拖到这里”，不写“上传”。',
      en: 'The prompt is “Choose a file, or drop it here”, not “Upload”.',
    },
    {
      zh: '限制先写种类，再写大小：CSV 或 TXT，不超过 1 MB。',
      en: 'Limits name the kinds, then the size: CSV or TXT, up to 1 MB.',
    },
    { zh: '错误说怎么办：请分成几份。', en: 'An error says what to do: Split it into parts.' },
  ],
  accessibility: [
    {
      zh: '是真正的文件输入框：Tab 键能到达，Enter 和空格键打开文件列表，不必拖动。',
      en: 'A real file field: Tab reaches it, Enter and Space open the list of files; nobody has to drag.',
    },
    {
      zh: '限制或文件名是它的描述；错误一出现就读出。',
      en: 'Limits or the name of the file describe it; an error is read out as it appears.',
    },
    { zh: '移除文件后，焦点回到输入框。', en: 'After the file is removed, the focus is in the field.' },
  ],
  variations: {
    WithError: { zh: '文件太大。', en: 'The file is too large.' },
    Chosen: { zh: '选好了：显示文件名，可以移除。', en: 'A file is chosen: its name is shown, and it can be removed.' },
    Loading: { zh: '正在读取：不能换文件。', en: 'It is being read: no other file can be chosen.' },
    Phone: { zh: '手机上的长文件名。', en: 'A long name on a phone.' },
  },
  tokens: [
    'color.surface',
    'color.border',
    'color.primary',
    'color.tint.primary',
    'color.error',
    'color.textMuted',
    'stroke.state',
    'radius.card',
    'size.iconLarge',
    'size.focusRing',
    'typography.body2',
    'duration.tap',
  ],
}
