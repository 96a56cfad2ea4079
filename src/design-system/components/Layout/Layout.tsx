import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react'
import type { OverridableComponent } from '@mui/material/OverridableComponent'
import type { SxProps, Theme } from '@mui/material/styles'
import { measure as measures } from '../../tokens/space.ts'
import { LayoutRoot } from './LayoutRoot.ts'

/** One element with `sx`: exported for the pages of documentation, which draw specimens. Features have no `sx`, so they write a `div`. */
export { default as Box } from '@mui/material/Box'
/** Centres a page's content, at most 1120 px wide, with the right margins on phones. */
export { default as Container } from '@mui/material/Container'

/** One value, or one for each screen width from which it holds. */
export type Responsive<T> = T | { xs?: T; sm?: T; md?: T; lg?: T }

export interface StackLayout {
  children?: ReactNode
  /** Below each other, or beside each other. */
  direction?: Responsive<'column' | 'row' | 'column-reverse' | 'row-reverse'>
  /** The distance between neighbours in steps of 4 px; 0 when left out. */
  spacing?: Responsive<number>
  /** Across the direction: in a row up and down. `stretch` when left out. */
  align?: Responsive<'start' | 'center' | 'end' | 'baseline'>
  /** Along the direction, where there is room left. */
  justify?: 'center' | 'space-between'
  /** Into further lines, where a row has no room. */
  wrap?: boolean
  /** The longest line that reads well for what is inside; the whole width when left out. */
  measure?: keyof typeof measures
  /** As high as what it lies in: neighbours in a Grid end at one line. */
  fill?: boolean
  /** For the pages of documentation: features have no `sx`. */
  sx?: SxProps<Theme>
}

/** Browsers give these margins, and lists bullets. The empty string keeps a list one for screen readers. */
const isBare = (component: unknown): boolean => /^(?:ul|ol|dl|h1)$/.test(String(component))
const bare = { m: 0, p: 0, listStyleType: '""' }

/** Puts things below or beside each other with one distance. As list or heading it has neither bullets nor margins. */
export const Stack = function Stack({
  component,
  direction = 'column',
  spacing,
  align,
  justify,
  wrap,
  measure,
  fill,
  ...rest
}: StackLayout & { component?: ElementType }) {
  const look = {
    display: 'flex',
    flexDirection: direction,
    // A gap rather than margins: what opens over the page from inside a stack keeps its own place.
    ...(spacing && { gap: spacing }),
    ...(isBare(component) && bare),
    ...(align && { alignItems: align }),
    ...(justify && { justifyContent: justify }),
    ...(wrap && { flexWrap: 'wrap' }),
    ...(measure && { width: '100%', maxWidth: measures[measure] }),
    ...(fill && { height: '100%' }),
  }
  return <LayoutRoot {...rest} as={component} ownerState={look} />
  // Any element, as MUI's own.
} as OverridableComponent<{ props: StackLayout; defaultComponent: 'div' }>

export interface StackItemProps {
  /** One part, such as a line of text. */
  children: ReactNode
  /** How much room it wants before a row that wraps goes on in the next line: '12rem'. */
  basis?: string
  /** How much of the room that is left, against its neighbours; 1 when left out. */
  share?: number
}

/** The part of a Stack that takes the room which is left, and breaks its words before it becomes wider than that. */
export function StackItem({ children, basis = '0%', share = 1 }: StackItemProps) {
  return <LayoutRoot ownerState={{ flex: `${share} 1 ${basis}`, minWidth: 0 }}>{children}</LayoutRoot>
}

export interface GridProps extends ComponentPropsWithoutRef<'div'> {
  /** How many stand beside each other, all of one width. */
  columns?: Responsive<number>
  /** As many as have room, each at least so wide: '19rem'. Takes the place of `columns`. */
  columnWidth?: string
  /** The distance between neighbours in steps of 4 px; 0 when left out. */
  spacing?: Responsive<number>
  /** Neighbours end where their content ends, not at one line. */
  align?: 'start'
  /** The first has a line to itself on phones: an odd number leaves no hole. */
  wideFirst?: boolean
  /** As `ul` or `ol` it has neither bullets nor margins; a `li` with one part makes it as high as its neighbours. */
  component?: 'div' | 'ul' | 'ol' | 'li'
}

const tracks = (count: number | undefined) => count && `repeat(${count}, minmax(0, 1fr))`

function templateOf({ columns = 1, columnWidth }: Pick<GridProps, 'columns' | 'columnWidth'>) {
  if (columnWidth !== undefined) return `repeat(auto-fill, minmax(min(100%, ${columnWidth}), 1fr))`
  const { xs, sm, md, lg } = typeof columns === 'number' ? { xs: columns } : columns
  return { xs: tracks(xs), sm: tracks(sm), md: tracks(md), lg: tracks(lg) }
}

/** Columns of one width. */
export function Grid(props: GridProps) {
  const { columns, columnWidth, spacing = 0, align, wideFirst, component = 'div', ...native } = props
  return (
    <LayoutRoot
      as={component}
      {...native}
      ownerState={{
        ...(isBare(component) && bare),
        display: 'grid',
        gap: spacing,
        gridTemplateColumns: templateOf({ columns, columnWidth }),
        ...(align && { alignItems: align }),
        ...(wideFirst && { '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } } }),
      }}
    />
  )
}
