import type { Language } from '#contract/locales'
import { Box, Text } from '#design-system'
import type { DisplayMode } from '#design-system'
import { colors } from '../../../src/design-system/tokens/color.ts'
import { contrast } from '../../../src/design-system/tokens/contrast.ts'
import { foregrounds, groundsOf } from './color-roles.ts'
import { schemeNames } from './scheme-names.ts'

const texts = {
  zh: { caption: '对比度：', least: '至少', on: '底色' },
  en: { caption: 'Contrast: ', least: 'at least', on: 'Ground' },
}

/** What is written on what in one display mode, with the ratio that WCAG 2.2 defines. */
export function ContrastTable({ mode, language }: { mode: DisplayMode; language: Language }) {
  const scheme = colors[mode]
  const words = texts[language]
  const caption = `${words.caption}${schemeNames[language][mode]}`
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={caption}>
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          width: '100%',
          typography: 'body2',
          '& :is(td, th)': { px: 2, py: 2, textAlign: 'left', fontWeight: 'inherit', whiteSpace: 'nowrap' },
        }}
      >
        <Text component="caption" variant="h4" sx={{ textAlign: 'left', pb: 2 }}>
          {caption}
        </Text>
        <thead>
          <tr>
            <th scope="col">{words.on}</th>
            {foregrounds.map(([name, least]) => (
              <th key={name} scope="col">
                {name} <br /> {words.least} {least}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(groundsOf(scheme)).map(([name, ground]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {foregrounds.map(([foreground]) => (
                <Box key={foreground} component="td" sx={{ bgcolor: ground, color: scheme[foreground] }}>
                  {contrast(scheme[foreground], ground).toFixed(1)}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
