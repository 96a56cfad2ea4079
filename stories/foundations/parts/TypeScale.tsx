import { Box, Stack, Text } from '#design-system'
import type { Language } from '#contract/locales'
import { fontWeight, typeScale } from '../../../src/design-system/tokens/type.ts'
import type { LocalizedText } from '../../docs/localized.ts'
import { CopyButton } from './CopyButton.tsx'

type Variant = keyof typeof typeScale

const uses: Readonly<Record<Variant, LocalizedText>> = {
  headword: { zh: '正在学的单词，别处不用', en: 'The word that is learned, and nothing else' },
  numeral: { zh: '一屏里唯一的大数字', en: 'The one figure of a screen' },
  h1: { zh: '页面的标题；中文是 1.625rem / 1.3 / 600', en: 'The title of a page; in Chinese 1.625rem / 1.3 / 600' },
  h2: { zh: '页面的一个部分', en: 'A part of a page' },
  h3: { zh: '卡片的标题、题目', en: 'The title of a card, a task' },
  h4: { zh: '卡片里的小标题', en: 'A title inside a card' },
  body1: { zh: '正文', en: 'Text' },
  body2: { zh: '次要的文字、列表行', en: 'Secondary text, rows' },
  phonetic: { zh: '音标', en: 'Phonetics' },
  caption: { zh: '标注，最小的字', en: 'Captions, the smallest letters' },
  button: { zh: '按钮', en: 'Buttons' },
}

const samples: Readonly<Record<Variant, LocalizedText>> = {
  headword: { zh: 'hedgehog', en: 'hedgehog' },
  numeral: { zh: '128', en: '128' },
  h1: { zh: '今天从八个单词开始', en: 'Start today with eight words' },
  h2: { zh: '快要忘记的单词', en: 'Words that you are about to forget' },
  h3: { zh: '选出对应的图片', en: 'Choose the picture' },
  h4: { zh: '第 3 关 · 动物与自然', en: 'Level 3 · Animals and nature' },
  body1: { zh: '刺猬遇到危险就缩成一团。', en: 'A hedgehog rolls itself up when it is afraid.' },
  body2: { zh: '昨天学过，明天再见。', en: 'Learned yesterday, seen again tomorrow.' },
  phonetic: { zh: '/ˈhedʒhɑːɡ/', en: '/ˈhedʒhɑːɡ/' },
  caption: { zh: '词典释义，未经校对', en: 'From the dictionary, not reviewed' },
  button: { zh: '继续', en: 'Continue' },
}

const langOf = (variant: Variant) => ({ headword: 'en', phonetic: 'en-fonipa' })[variant as string]

/** Every variant with its figures, a sample and what it is for. */
export function TypeScale({ language }: { language: Language }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {(Object.keys(typeScale) as Variant[]).map((variant) => {
        const { size, lineHeight, weight } = typeScale[variant]
        return (
          <Box component="li" key={variant} sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}>
            <Text variant={variant} component="p" lang={langOf(variant)}>
              {samples[variant][language]}
            </Text>
            <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 4 }}>
              <Text variant="body2" component="code">
                {variant}
              </Text>
              <Text variant="caption">
                {[...new Set(size)].join(' → ')} / {lineHeight} / {weight}
              </Text>
              <Text variant="caption" color="textSecondary">
                {uses[variant][language]}
              </Text>
              <CopyButton value={`theme.typography.${variant}`} language={language} />
            </Stack>
          </Box>
        )
      })}
    </Box>
  )
}

/** Every weight, in Latin and in Chinese. */
export function Weights() {
  return (
    <Stack spacing={2}>
      {Object.entries(fontWeight).map(([name, weight]) => (
        <Text key={name} variant="h3" component="p" sx={{ fontWeight: weight }}>
          {name} {weight} · <span lang="en">A quiet reading garden</span> · <span lang="zh-CN">安静的读书花园</span>
        </Text>
      ))}
    </Stack>
  )
}
