import { playSize } from '../../tokens/play.ts'

/**
 * Styles of a list whose items wind down in rows of so many columns: the first row runs right, the next one left. The
 * order in the document stays the order of the levels. Each item draws the path to the one after it.
 */
export function serpentine(columns: number) {
  const middle = `calc((${playSize.node} - ${playSize.path}) / 2)`
  const period = columns * 2
  const item = (place: number) => {
    const back = place > columns
    const column = back ? period + 1 - place : place
    const bend = place === columns || place === period
    const [near, far] = back ? (['right', 'left'] as const) : (['left', 'right'] as const)
    const corner = back ? 'Left' : 'Right'
    return {
      gridColumn: column,
      '&::before': {
        top: middle,
        [near]: '50%',
        [far]: 'auto',
        width: bend ? `calc(50% + ${playSize.bend})` : '100%',
        height: bend ? `calc(${playSize.nodePitch} + ${playSize.path})` : 0,
        borderWidth: 0,
        borderTopWidth: playSize.path,
        ...(bend
          ? {
              borderBottomWidth: playSize.path,
              [`border${corner}Width`]: playSize.path,
              [`borderTop${corner}Radius`]: playSize.nodePitch,
              [`borderBottom${corner}Radius`]: playSize.nodePitch,
            }
          : {}),
      },
      // A bubble at the edge must not leave the screen.
      '& .hint':
        column === 1
          ? { left: 0, right: 'auto', transform: 'none' }
          : column === columns
            ? { left: 'auto', right: 0, transform: 'none' }
            : {},
    }
  }
  return {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    ...Object.fromEntries(
      Array.from({ length: period }, (_, index) => [`& > li:nth-of-type(${period}n + ${index + 1})`, item(index + 1)]),
    ),
  }
}
