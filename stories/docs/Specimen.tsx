import type { ReactNode } from 'react'
import { AppTheme, createStyleCache } from '#design-system'
import { StoryLink } from '#tests/story-link'
import { useToolbar } from './useToolbar.ts'

/** One for all specimens of a page. */
const styleCache = createStyleCache()

interface SpecimenProps {
  children: ReactNode
}

/** Components on a page of documentation, outside of stories: in the theme and display mode of the toolbar, without the page's own styles. */
export function Specimen({ children }: SpecimenProps) {
  const { displayMode } = useToolbar()
  return (
    <AppTheme displayMode={displayMode} styleCache={styleCache} LinkComponent={StoryLink}>
      <div className="sb-unstyled docs-specimen">{children}</div>
    </AppTheme>
  )
}
