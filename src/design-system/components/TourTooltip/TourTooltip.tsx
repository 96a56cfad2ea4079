import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import GlobalStyles from '@mui/material/GlobalStyles'
import Popper from '@mui/material/Popper'
import type { PopperProps } from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { layer, size, spaceUnit } from '../../tokens/space.ts'
import { Button } from '../Button/Button.tsx'

export interface TourTooltipProps {
  /** What is explained. The tooltip stays beside it, and turns to the other side where there is no room. */
  target: Element
  /** The side of the target where it would like to be. */
  placement?: 'top' | 'bottom' | 'left' | 'right'
  title: string
  children: ReactNode
  /** From 1 to `steps`: the first has no way back, the last is done. */
  step: number
  steps: number
  /** The same in words: '2 of 5'. */
  stepLabel: string
  labels: { back: string; next: string; skip: string; done: string }
  onBack: () => void
  /** By Next and the right arrow key; not on the last step. */
  onNext: () => void
  /** By the button, Esc, and never by a press elsewhere. */
  onSkip: () => void
  onDone: () => void
}

/** What moves the tooltip to where its target is. */
type Instance = Extract<NonNullable<PopperProps['popperRef']>, { current: unknown }>['current'] & object

const Place = styled(Popper)({ zIndex: layer.tour })

const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      width: size.tour,
      maxWidth: `calc(100vw - ${theme.spacing(8)})`,
      padding: theme.spacing(5),
      border: `${size.hairline} solid ${palette.divider}`,
      borderRadius: radius.card,
      backgroundColor: palette.background.paper,
      color: palette.text.primary,
      boxShadow: shadow.sheet,
      // It has the focus so that it is read out; what can be pressed shows its ring.
      '&:focus-visible': { outline: 'none' },
      '& h2': { ...theme.typography.h3, margin: 0 },
      '& .content': { margin: theme.spacing(1, 0, 4) },
      '& .step': { ...theme.typography.caption, color: palette.text.secondary, margin: 0 },
      '& .foot': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(2) },
      '& .buttons': { display: 'flex', gap: theme.spacing(2), marginInlineStart: 'auto' },
      '& .foot > button': { marginInlineStart: theme.spacing(-5) },
    }
  }),
)

/** What is explained belongs to the page: it is marked, not wrapped. */
const marked = (theme: Theme) => ({
  '[data-tour]': {
    outline: `${size.focusRing} solid ${theme.vars.palette.primary.main}`,
    outlineOffset: size.focusGap,
  },
})

const gap = spaceUnit * 3

const modifiers = [
  { name: 'offset', options: { offset: [0, gap] } },
  { name: 'flip', options: { padding: gap, fallbackPlacements: ['bottom', 'top', 'right', 'left'] } },
  // Beside a sidebar that fills the screen it may lie over its target rather than outside the page.
  { name: 'preventOverflow', options: { padding: spaceUnit * 4, altAxis: true } },
]

/** One step of the guided tour, beside what it explains. The page stays alive behind it. */
export function TourTooltip(props: TourTooltipProps) {
  const place = useRef<Instance>(null)
  const { target } = props
  // It follows scrolling and the window by itself, but not a page that grows or a face that arrives.
  useEffect(() => {
    const observer = new ResizeObserver(() => void place.current?.update())
    for (const element of [target, document.body]) observer.observe(element)
    return () => observer.disconnect()
  }, [target])
  return (
    <Place
      open
      popperRef={place}
      anchorEl={target}
      placement={props.placement ?? 'bottom'}
      modifiers={modifiers}
      role="presentation"
    >
      <GlobalStyles styles={marked} />
      <Step {...props} />
    </Place>
  )
}

function Step(props: TourTooltipProps) {
  const { target, title, children, step, steps, stepLabel, labels, onBack, onNext, onSkip, onDone } = props
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const [first, last] = [step <= 1, step >= steps]
  // Each step is read out and the keys go on from there.
  useEffect(() => {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    target.toggleAttribute('data-tour', true)
    root.current?.focus({ preventScroll: true })
    return () => {
      target.removeAttribute('data-tour')
    }
  }, [target, step])
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onSkip()
    else if (event.key === 'ArrowRight' && !last) onNext()
    else if (event.key === 'ArrowLeft' && !first) onBack()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Root
      ref={root}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-content`}
      tabIndex={-1}
      onKeyDown={keys}
    >
      <p className="step">{stepLabel}</p>
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-content`} className="content">
        {children}
      </div>
      <div className="foot">
        {!last && (
          <Button variant="quiet" onClick={onSkip}>
            {labels.skip}
          </Button>
        )}
        <div className="buttons">
          {!first && (
            <Button variant="secondary" onClick={onBack}>
              {labels.back}
            </Button>
          )}
          <Button onClick={last ? onDone : onNext}>{last ? labels.done : labels.next}</Button>
        </div>
      </div>
    </Root>
  )
}
