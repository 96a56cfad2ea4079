import type { Language } from '#contract/locales'
import { Box, displayModes, Stack, Text } from '#design-system'
import type { DisplayMode } from '#design-system'
import { colors } from '../../../src/design-system/tokens/color.ts'
import { contrast } from '../../../src/design-system/tokens/contrast.ts'
import { colorRoles } from './color-roles.ts'
import type { ColorRole } from './color-roles.ts'
import { CodeName } from './CodeName.tsx'
import { CopyButton } from './CopyButton.tsx'
import { schemeNames } from './scheme-names.ts'

interface SwatchProps {
  role: ColorRole
  mode: DisplayMode
  language: Language
}

/** Below its colour, the value; drawn in its own display mode, whatever mode the page is in. */
function Swatch({ role, mode, language }: SwatchProps) {
  const value = role.valueIn(colors[mode])
  const modeName = schemeNames[language][mode]
  return (
    <Box className={mode} sx={{ p: 2, bgcolor: 'background.default', color: 'text.primary' }}>
      <Box sx={{ height: '3.5rem', borderRadius: 1, border: 1, borderColor: 'border', bgcolor: value }} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Text variant="caption">
          {modeName}
          <Text variant="body2" component="code" sx={{ display: 'block' }}>
            {value}
          </Text>
        </Text>
        <CopyButton value={value} of={`${role.name}, ${modeName}`} language={language} />
      </Stack>
    </Box>
  )
}

const columns = { xs: 'repeat(3, minmax(0, 1fr))', md: 'minmax(0, 1.4fr) repeat(3, minmax(0, 1fr))' }

/** Every colour with its use, and its value in the three display modes side by side. */
export function Palette({ language }: { language: Language }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {colorRoles.map((role) => (
        <Box
          component="li"
          key={role.name}
          sx={{ display: 'grid', gridTemplateColumns: columns, py: 2, borderTop: 1, borderColor: 'divider' }}
        >
          <Stack sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, pr: 4, pb: 2 }}>
            <Text variant="h4" component="h3">
              {role.name}
            </Text>
            <Text variant="body2">{role[language]}</Text>
            <Stack direction="row" sx={{ alignItems: 'center' }}>
              <Text variant="caption" component="code" sx={{ overflowWrap: 'anywhere' }}>
                <CodeName>{role.path}</CodeName>
              </Text>
              <CopyButton value={role.path} language={language} />
            </Stack>
          </Stack>
          {displayModes.map((mode) => (
            <Swatch key={mode} role={role} mode={mode} language={language} />
          ))}
        </Box>
      ))}
    </Box>
  )
}

const filled = ['primary', 'primaryHover', 'info', 'error', 'warning'] as const

/** What `contrastText` reads with on each of the strong colours. */
export function StrongColors({ mode, language }: { mode: DisplayMode; language: Language }) {
  const scheme = colors[mode]
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }} aria-label={schemeNames[language][mode]} role="group">
      {filled.map((name) => (
        <Box key={name} sx={{ px: 4, py: 2, borderRadius: 1, bgcolor: scheme[name], color: scheme.contrastText }}>
          <Text variant="body2">
            {name} {contrast(scheme.contrastText, scheme[name]).toFixed(1)}
          </Text>
        </Box>
      ))}
    </Stack>
  )
}
