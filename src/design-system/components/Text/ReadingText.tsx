import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { stroke } from '../../tokens/play.ts'
import { radius } from '../../tokens/shape.ts'
import { size } from '../../tokens/space.ts'
import { readingMarks } from './reading-marks.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { ReadingParagraph, ReadingSentence, ReadingWord } from './reading-types.ts'

export interface ReadingTextProps {
  /** What the text is, and that arrow keys choose a word and Enter opens it. */
  label: string
  /** In order; none is longer than a screen. */
  paragraphs: readonly ReadingParagraph[]
  /** The sentences of a paragraph that comes near the window, with their words. Always the same function for the same text. */
  divide: (paragraph: ReadingParagraph) => readonly ReadingSentence[]
  /** Offset at which reading goes on; the text scrolls there once. 0 for the beginning. */
  startAt: number
  /** Start of the sentence that is said now; it is kept in view. */
  spoken: number | null
  /** A word was pressed. */
  onWord: (word: ReadingWord) => void
  /** Paragraphs that have come near the window. */
  onNear: (paragraphs: readonly ReadingParagraph[]) => void
  /** Where the first paragraph in view begins, or the length of the text at its end, whenever that changes. */
  onPlace: (start: number) => void
  /** A word in the words of a screen reader: 'dog, not begun yet'. */
  describe: (word: ReadingWord) => string
}

const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      width: '100%',
      maxWidth: '42rem',
      marginInline: 'auto',
      fontSize: '1.125rem',
      lineHeight: 1.9,
      borderRadius: radius.card,
      '&:focus-visible': { outline: `${size.focusRing} solid ${palette.primary.main}`, outlineOffset: size.focusGap },
      '& p': {
        margin: theme.spacing(0, 0, 4),
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 6rem',
        // Below the bar at the head of the page.
        scrollMarginBlock: theme.spacing(20),
      },
      '& .end': { height: size.hairline },
      '& [data-start]': { cursor: 'pointer', borderRadius: radius.control },
      ...readingMarks(palette),
      '& [data-start]:hover, & [data-current]': {
        outline: `${stroke.state} solid ${palette.primary.main}`,
      },
      '& [data-spoken]': { boxShadow: `inset 0 -0.5em 0 ${palette.tint.info}`, boxDecorationBreak: 'clone' },
    }
  }),
)

/** Frames in which a text finds its place. */
const SETTLING_FRAMES = 12

/** A long text whose words can be pressed. Only what is near the window is divided into words, so 300 kB scroll on a phone. */
export function ReadingText(props: ReadingTextProps) {
  const { label, paragraphs, divide, startAt, spoken, onWord, onNear, onPlace, describe } = props
  const root = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  const [current, setCurrent] = useState<ReadingWord | null>(null)
  const tellNear = useEffectEvent((indexes: readonly number[]) => {
    const come = indexes.flatMap((index) => paragraphs[index] ?? [])
    if (come.length > 0) onNear(come)
  })
  /** False until the text stands where reading goes on: places on the way there are no places of the reader. */
  const isSettled = useRef(false)
  const tellPlace = useEffectEvent((index: number) => {
    const paragraph = paragraphs[index]
    if (paragraph && isSettled.current) onPlace(paragraph.start)
  })

  const tellEnd = useEffectEvent((length: number) => {
    if (isSettled.current) onPlace(length)
  })

  useEffect(() => {
    const text = root.current
    if (!text) return undefined
    const indexOf = (target: Element) => Number((target as HTMLElement).dataset['index'])
    const nearby = new IntersectionObserver(
      (changes) => {
        const come = changes.flatMap(({ isIntersecting, target }) => (isIntersecting ? indexOf(target) : []))
        setNear((before) => {
          const next = new Set(before)
          for (const { isIntersecting, target } of changes) {
            if (isIntersecting) next.add(indexOf(target))
            else next.delete(indexOf(target))
          }
          return next
        })
        tellNear(come)
      },
      { rootMargin: '100% 0%' },
    )
    // A strip below the head of the page: what is there is read now.
    const inStrip = new Set<number>()
    const strip = new IntersectionObserver(
      (changes) => {
        for (const { isIntersecting, target } of changes) {
          if (isIntersecting) inStrip.add(indexOf(target))
          else inStrip.delete(indexOf(target))
        }
        if (inStrip.size > 0) tellPlace(Math.min(...inStrip))
      },
      { rootMargin: '-10% 0% -75% 0%' },
    )
    const end = new IntersectionObserver(([change]) => {
      const last = paragraphs.at(-1)
      if (change?.isIntersecting && last) tellEnd(last.start + last.text.length)
    })
    if (text.lastElementChild) end.observe(text.lastElementChild)
    for (const paragraph of text.querySelectorAll('p')) {
      nearby.observe(paragraph)
      strip.observe(paragraph)
    }
    return () => {
      nearby.disconnect()
      strip.disconnect()
      end.disconnect()
    }
  }, [paragraphs])

  const findStart = useEffectEvent(() => (startAt > 0 ? elementAt(root.current, paragraphs, startAt) : undefined))
  useEffect(() => {
    let frame = 0
    // Paragraphs above get their real height only when they come near: the place is looked for again until it stays.
    const settle = (left: number) => {
      const paragraph = findStart()
      paragraph?.scrollIntoView({ block: 'start' })
      isSettled.current = paragraph === undefined || left === 0
      if (!isSettled.current) frame = requestAnimationFrame(() => settle(left - 1))
    }
    settle(SETTLING_FRAMES)
    return () => cancelAnimationFrame(frame)
  }, [paragraphs])
  useEffect(() => {
    if (spoken === null) return
    const sentence = root.current?.querySelector('[data-spoken]') ?? elementAt(root.current, paragraphs, spoken)
    sentence?.scrollIntoView({ block: 'nearest' })
  }, [spoken, paragraphs])

  const wordsShown = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-start]') ?? [])]
  const press = ({ target }: MouseEvent) => {
    const word = target instanceof Element ? target.closest<HTMLElement>('[data-start]') : null
    if (!word) return
    const pressed = wordOf(word)
    setCurrent(pressed)
    onWord(pressed)
  }
  const step = (by: 1 | -1) => {
    const words = wordsShown()
    const at = words.findIndex((word) => Number(word.dataset['start']) === current?.start)
    const first = words.findIndex((word) => word.getBoundingClientRect().top >= 0)
    const next = words[at === -1 ? first : at + by]
    if (!next) return
    next.scrollIntoView({ block: 'nearest' })
    setCurrent(wordOf(next))
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.target !== root.current) return
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') step(event.key === 'ArrowRight' ? 1 : -1)
    else if (event.key === 'Enter' && current) onWord(current)
    else return
    event.preventDefault()
  }
  return (
    <>
      <Root ref={root} role="group" aria-label={label} tabIndex={0} onClick={press} onKeyDown={pressKey}>
        {paragraphs.map((paragraph, index) => (
          <Paragraph
            key={paragraph.start}
            index={index}
            paragraph={paragraph}
            divide={near.has(index) ? divide : null}
            current={isIn(paragraph, current?.start) ? (current?.start ?? null) : null}
            spoken={isIn(paragraph, spoken) ? spoken : null}
          />
        ))}
        <div className="end" />
      </Root>
      <VisuallyHidden role="status">{current && describe(current)}</VisuallyHidden>
    </>
  )
}

const isIn = ({ start, text }: ReadingParagraph, at: number | null | undefined): boolean =>
  at !== null && at !== undefined && at >= start && at < start + text.length

const wordOf = (element: HTMLElement): ReadingWord => ({
  text: element.textContent,
  start: Number(element.dataset['start']),
})

function elementAt(root: HTMLElement | null, paragraphs: readonly ReadingParagraph[], at: number): Element | undefined {
  const index = paragraphs.findLastIndex(({ start }) => start <= at)
  return root?.querySelectorAll('p')[Math.max(index, 0)]
}

interface ParagraphProps {
  index: number
  paragraph: ReadingParagraph
  /** Null while it is far from the window: then it is one piece of text. */
  divide: ((paragraph: ReadingParagraph) => readonly ReadingSentence[]) | null
  current: number | null
  spoken: number | null
}

/** Memoised: a step of the scroll draws a few of a thousand. */
const Paragraph = memo(function Paragraph({ index, paragraph, divide, current, spoken }: ParagraphProps) {
  return (
    <p data-index={index} lang="en">
      {divide
        ? divide(paragraph).map((sentence) => (
            <span key={sentence.start} data-spoken={sentence.start === spoken || undefined}>
              {sentence.parts.map(({ text, start, mark }): ReactNode =>
                mark === null ? (
                  text
                ) : (
                  <span key={start} data-start={start} data-mark={mark} data-current={start === current || undefined}>
                    {text}
                  </span>
                ),
              )}
            </span>
          ))
        : paragraph.text}
    </p>
  )
})
