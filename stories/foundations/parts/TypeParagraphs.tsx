import { Box, Card, Stack, Text } from '#design-system'
import { size } from '../../../src/design-system/tokens/space.ts'

/** As wide as lines of text should be. */
const measure = { maxWidth: size.text }

/** No line break inside: it would be a space between two signs. */
const chinese = [
  '记单词最怕的不是难，是忘。今天认识的词，明天还记得一半，一个星期以后就只剩一点影子。',
  '词林在你快要忘记的时候把它拿回来，问你一次；答得上来，就隔得再久一些。',
  '这样一棵一棵地浇水，林子慢慢就密了。',
].join('')

/** A whole paragraph in each language, and one in which both meet: the two are looked at side by side, whatever language the page has. */
export function Paragraphs() {
  return (
    <Stack spacing={6} sx={measure}>
      <Card>
        <Text lang="zh-CN">{chinese}</Text>
      </Card>
      <Card>
        <Text lang="en">
          Words are not hard to learn; they are hard to keep. Half of what you meet today is gone tomorrow, and a week
          later only a shadow is left. Wordgrove brings a word back when you are about to forget it and asks once. If
          you know it, the next time is further away. So, plant by plant, the grove grows dense.
        </Text>
      </Card>
      <Card>
        <Text lang="zh-CN">
          <span lang="en">hedgehog</span> 是“刺猬”：<span lang="en">hedge</span> 是树篱，<span lang="en">hog</span>{' '}
          是猪。第 3 关有 8 个单词，其中 2 个和 <span lang="en">hedgehog</span> 一样由两个词拼成。句子{' '}
          <span lang="en">The hedgehog rolled itself up.</span> 里的 <span lang="en">rolled</span> 读{' '}
          <span lang="en-fonipa">/roʊld/</span>。
        </Text>
      </Card>
    </Stack>
  )
}

const phonetics = [
  ['hedgehog', 'ˈhedʒhɒɡ', 'ˈhedʒhɑːɡ'],
  ['thought', 'θɔːt', 'θɔːt'],
  ['measure', 'ˈmeʒə(r)', 'ˈmeʒər'],
  ['singing', 'ˈsɪŋɪŋ', 'ˈsɪŋɪŋ'],
  ['butterfly', 'ˈbʌtəflaɪ', 'ˈbʌtərflaɪ'],
] as const

/** Phonetics come from Inter as the letters do: every sign has its own form, none falls back to another face. */
export function Phonetics() {
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 6, rowGap: 2, m: 0 }}>
      {phonetics.map(([word, uk, us]) => (
        <Box key={word} sx={{ display: 'contents' }}>
          <Text component="dt" lang="en">
            {word}
          </Text>
          <Text component="dd" variant="phonetic" lang="en-fonipa" color="textSecondary" sx={{ m: 0 }}>
            /{uk}/{uk === us ? '' : ` · /${us}/`}
          </Text>
        </Box>
      ))}
    </Box>
  )
}

const figures = ['1,111', '8,888', '40,000', '0.95']

/** Figures below each other stand in columns: they all have one width. */
export function Numerals() {
  return (
    <Stack sx={{ alignItems: 'flex-end', maxWidth: '10rem' }}>
      {figures.map((figure) => (
        <Text key={figure} variant="h2" component="p">
          {figure}
        </Text>
      ))}
    </Stack>
  )
}
