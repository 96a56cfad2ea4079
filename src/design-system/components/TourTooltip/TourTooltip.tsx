import { useId, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { useCloseWatcher } from '../../interaction/useCloseWatcher.ts'
import { themed } from '../../theme/themed.ts'
import { radius, shadow } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { Button } from '../Button/Button.tsx'

export interface TourTooltipProps {
  /** What one can do with the target. */
  title: string
  /** One sentence. */
  children: ReactNode
  /** From 1 to `steps`: the first has no way back, the last is done. */
  step: number
  /** How many steps the tour has. */
  steps: number
  /** The same in words: 'Step 2 of 5'. */
  stepLabel: string
  /** Words of the buttons; `done` takes the place of `next` on the last step. */
  labels: { back: string; next: string; skip: string; done: string }
  /** By Back and the left arrow key; not on the first step. */
  onBack: () => void
  /** By Next and the right arrow key; not on the last step. */
  onNext: () => void
  /** By the button, Esc and Android's way back, and never by a press elsewhere. */
  onSkip: () => void
  /** By the button of the last step. */
  onDone: () => void
}

const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      width: size.tour,
      maxWidth: `calc(100vw - ${theme.spacing(8)})`,
      // A low window scrolls the text, so that the buttons stay within reach.
      maxHeight: `calc(100dvh - ${theme.spacing(8)})`,
      overflowY: 'auto',
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

/** Tab leads from button to button and round, and the page behind stays as it is: the browser's own Tab scrolls it where a button is near an edge. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const root = event.currentTarget
  const buttons = [...root.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const next = event.shiftKey ? buttons.at(at < 0 ? -1 : at - 1) : buttons[(at + 1) % buttons.length]
  event.preventDefault()
  next?.focus({ preventScroll: true })
  // In a low window the buttons may be below the words.
  root.scrollTop = root.scrollHeight
}

/**
 * What one step of the guided tour says. The tour places it beside its target and keeps the page behind from being pressed; `tourSpotlight` has the looks of both.
 */
export function TourTooltip(props: TourTooltipProps) {
  const { title, children, step, steps, stepLabel, labels, onBack, onNext, onSkip, onDone } = props
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const [isFirst, isLast] = [step <= 1, step >= steps]
  useCloseWatcher(onSkip)
  // Each step is read out and the keys go on from there. Before the first frame, so that no key reaches the page.
  useLayoutEffect(() => root.current?.focus({ preventScroll: true }), [step])
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return moveFocus(event)
    if (event.key === 'Escape') onSkip()
    else if (event.key === 'ArrowRight' && !isLast) onNext()
    else if (event.key === 'ArrowLeft' && !isFirst) onBack()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Root
      ref={root}
      role="dialog"
      aria-modal
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-step ${id}-content`}
      data-part="tour"
      tabIndex={-1}
      onKeyDown={handleKey}
      onBlur={({ relatedTarget }) => {
        // A press beside the buttons would leave the keys to the page.
        if (relatedTarget === null && document.hasFocus()) root.current?.focus({ preventScroll: true })
      }}
    >
      <p id={`${id}-step`} className="step">
        {stepLabel}
      </p>
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-content`} className="content">
        {children}
      </div>
      <div className="foot">
        {!isLast && (
          <Button variant="quiet" onClick={onSkip}>
            {labels.skip}
          </Button>
        )}
        <div className="buttons">
          {!isFirst && (
            <Button variant="secondary" onClick={onBack}>
              {labels.back}
            </Button>
          )}
          <Button onClick={isLast ? onDone : onNext}>{isLast ? labels.done : labels.next}</Button>
        </div>
      </div>
    </Root>
  )
}
