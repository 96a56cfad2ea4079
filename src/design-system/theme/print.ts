import type { Theme } from '@mui/material/styles'

/** Paper is white: every scheme but the default one is for screens alone, so that print has the light one. */
export function limitSchemesToScreen(theme: Theme): Theme {
  const isDefault = (sheet: object) => Object.keys(sheet).some((selector) => selector.startsWith(':root'))
  return {
    ...theme,
    generateStyleSheets: () =>
      theme.generateStyleSheets().map((sheet) => (isDefault(sheet) ? sheet : { '@media screen': sheet })),
  }
}
