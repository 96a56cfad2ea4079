import type { ComponentGuide } from '#docs/guide'
import { someLegend, someLinks, someTexts } from './sample-links.ts'
import { WordNetwork } from './WordNetwork.tsx'

export const guide: ComponentGuide = {
  summary: {
    zh: '用线把有关系的单词连起来，线越粗关系越常出现。',
    en: 'Links words that have to do with each other; the thicker a line, the more often.',
  },
  whenToUse: [
    {
      zh: '让学习者一眼看出自己把哪些词和哪些词弄混。',
      en: 'Which words a learner takes for which is to be seen at a glance.',
    },
  ],
  whenNotToUse: [
    { zh: '要打开或操作一个单词。', en: 'A word is to be opened or acted on.', use: 'WordRow' },
    { zh: '看清数字。', en: 'Figures are to be read.', use: 'BarChart' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <WordNetwork links={someLinks} label={localize(someTexts).label} legend={localize(someLegend)} />
        ),
        text: {
          zh: '线的样子不同，不靠颜色也分得清。',
          en: 'Lines differ in their dashes: no colour has to be told from another.',
        },
      },
      doNot: {
        picture: (localize) => (
          <WordNetwork
            links={someLinks.map((link) => ({ ...link, line: 'solid' as const }))}
            label={localize(someTexts).label}
            legend={localize(someLegend)}
          />
        ),
        text: { zh: '都画成一样的线：图例对不上。', en: 'All lines alike: the legend explains nothing.' },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <WordNetwork links={someLinks} label={localize(someTexts).label} legend={localize(someLegend)} />
    ),
    parts: [
      {
        name: { zh: '单词', en: 'Word' },
        text: { zh: '连线最多的在左边。', en: 'The one with most lines is on the left.' },
        selector: 'rect',
      },
      {
        name: { zh: '线', en: 'Line' },
        text: { zh: '越粗次数越多；淡的已经分清。', en: 'Thicker is more often; a pale one counts no more.' },
        selector: 'path',
        side: 'bottom',
      },
      {
        name: { zh: '图例', en: 'Legend' },
        text: { zh: '只说明画出来的线。', en: 'Explains the lines that are drawn.' },
        selector: '.legend',
        side: 'bottom',
      },
    ],
  },
  content: [
    {
      zh: '`label` 把每一对词说一遍；旁边的列表能打开它们。',
      en: 'The `label` names each pair; a list beside the drawing opens them.',
    },
    { zh: '图例每条不超过四个字。', en: 'A line of the legend has three words at most.' },
  ],
  accessibility: [
    {
      zh: '整张图是一个 `img`，名字是 `label`；单词和线不逐个读出。',
      en: 'The drawing is one `img` named by `label`; words and lines are not read out one by one.',
    },
    {
      zh: '图不动，也没有可以按的地方；手机上各组上下排列。',
      en: 'Nothing moves and nothing is pressed; on phones its groups are below each other.',
    },
  ],
  variations: {
    OnePair: { zh: '只有一对词。', en: 'One pair alone.' },
  },
  tokens: [
    'color.primary',
    'color.info',
    'color.warning',
    'color.surface',
    'color.divider',
    'color.text',
    'color.textMuted',
    'typography.body2',
    'typography.caption',
  ],
}
