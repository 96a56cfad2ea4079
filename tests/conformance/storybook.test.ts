import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { describe, expect, test } from 'vitest'
import { darken } from '../../.storybook/darken.ts'
import { sidebarNames } from '../../.storybook/sidebar-names.ts'
import { createStorybookTheme } from '../../.storybook/theme.ts'
import { ariaPatterns } from '../../stories/foundations/parts/aria-patterns.ts'
import { colors, displayModes } from '../../src/design-system/tokens/color.ts'
import { contrast } from '../../src/design-system/tokens/contrast.ts'

describe("Storybook's frame", () => {
  const white = '#FFFFFF'
  /** What Storybook 10 does with a dark theme's colour before it writes white on it. */
  const selectedRow = (mode: 'light' | 'dark', color: string) => (mode === 'dark' ? darken(color, 0.18) : color)

  test.each(displayModes)('%s: the selected row of the sidebar reads, and a link too', (displayMode) => {
    const { colorSecondary } = createStorybookTheme(displayMode)
    const { mode, surface, background } = colors[displayMode]
    expect(contrast(white, selectedRow(mode, colorSecondary))).toBeGreaterThanOrEqual(4.5)
    for (const behind of [surface, background]) expect(contrast(colorSecondary, behind)).toBeGreaterThanOrEqual(4.5)
  })
})

describe("Storybook's sidebar", () => {
  const isHook = (name: string) => /^use[A-Z]/.test(name)
  const components = globSync('src/design-system/components/*').map((folder) => basename(folder))
  /** A page in MDX either has a title or belongs to a file of stories, which has it. */
  const titleOf = (file: string): string => {
    const text = readFileSync(file, 'utf8')
    if (file.endsWith('.mdx')) return /<Meta (?:title="([^"]+)"|of)/.exec(text)?.[1] ?? basename(file, '.mdx')
    return loadCsf(text, { fileName: file, makeTitle: (title) => title }).parse().meta.title ?? ''
  }
  const shown = new Set(globSync('{src,stories}/**/*.{stories.tsx,mdx}').flatMap((file) => titleOf(file).split('/')))

  test('has a name in both languages for every section and page that is no name in the code', () => {
    expect(shown.size).toBeGreaterThan(50)
    expect([...shown].filter((name) => !components.includes(name) && !isHook(name) && !(name in sidebarNames))).toEqual(
      [],
    )
  })

  test('has no name for a page that is gone', () => {
    // Every component's page of guidance has this one name, which no file writes.
    expect(Object.keys(sidebarNames).filter((name) => name !== 'Docs' && !shown.has(name))).toEqual([])
  })
})

describe('the comparison with the ARIA patterns', () => {
  const lines = ariaPatterns.flatMap((pattern) => pattern.lines)

  test('names stories that play', () => {
    expect(lines.length).toBeGreaterThan(40)
    const missing = lines.filter(({ component, story }) => {
      const text = readFileSync(`src/design-system/components/${component}/${component}.stories.tsx`, 'utf8')
      const [, body = ''] = new RegExp(`^export const ${story}: Story = \\{([\\s\\S]*?)^\\}`, 'm').exec(text) ?? []
      return !body.includes('\n  play:')
    })
    expect(missing).toEqual([])
  })
})
