import { styled } from '@mui/material/styles'
import { themed } from '../../theme/themed.ts'
import { fontWeight } from '../../tokens/type.ts'
import { layoutNetwork, WIDTH, WORD_HEIGHT } from './network-layout.ts'
import type { NetworkLink } from './network-layout.ts'

export interface WordNetworkProps {
  /** Lines between words, what matters most first; at most twelve are still a drawing. */
  links: readonly NetworkLink[]
  /** All of it in words: the text alternative. */
  label: string
  /** What the lines that are drawn mean, in the order in which they are explained. */
  legend: readonly { line: NetworkLink['line']; text: string }[]
}

const dashes: Record<NetworkLink['line'], string | undefined> = { solid: undefined, dashed: '8 5', dotted: '1 6' }
const SAMPLE = 32

const Root = styled('div')(
  themed(({ theme }) => {
    const { palette } = theme.vars
    return {
      display: 'grid',
      gap: theme.spacing(3),
      minWidth: 0,
      '& svg': { display: 'block', overflow: 'visible' },
      '& .groups': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
        alignItems: 'center',
        gap: theme.spacing(3, 6),
      },
      '& .groups svg': { width: '100%', height: 'auto', maxWidth: WIDTH },
      '& rect': { fill: palette.background.paper, stroke: palette.divider },
      '& text': {
        ...theme.typography.body2,
        fontWeight: fontWeight.semibold,
        fill: palette.text.primary,
        textAnchor: 'middle',
        dominantBaseline: 'central',
      },
      '& path': { fill: 'none', stroke: palette.primary.main, strokeLinecap: 'round' },
      '& [data-line="dashed"]': { stroke: palette.info.main },
      '& [data-line="dotted"]': { stroke: palette.warning.main },
      '& [data-faded]': { opacity: 0.4 },
      '& .legend': {
        ...theme.typography.caption,
        display: 'flex',
        flexWrap: 'wrap',
        gap: theme.spacing(1, 4),
        color: palette.text.secondary,
        '& > span': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(2) },
      },
    }
  }),
)

/** Words and the lines between them. It stands still; beside it, a list says the same and leads on. */
export function WordNetwork({ links, label, legend }: WordNetworkProps) {
  return (
    <Root>
      <div className="groups" role="img" aria-label={label}>
        {layoutNetwork(links).map((group) => (
          <svg key={group.key} viewBox={`0 0 ${WIDTH} ${group.height}`} aria-hidden="true" focusable="false">
            {group.links.map(({ key, path, line, width, faded }) => (
              <path
                key={key}
                d={path}
                strokeWidth={width}
                strokeDasharray={dashes[line]}
                data-line={line}
                data-faded={faded ? '' : undefined}
              />
            ))}
            {group.words.map(({ text, x, y, width }) => (
              <g key={`${x} ${y}`}>
                <rect x={x} y={y - WORD_HEIGHT / 2} width={width} height={WORD_HEIGHT} rx={WORD_HEIGHT / 2} />
                <text x={x + width / 2} y={y} lang="en">
                  {text}
                </text>
              </g>
            ))}
          </svg>
        ))}
      </div>
      <div className="legend" aria-hidden="true">
        {legend.map(({ line, text }) => (
          <span key={line}>
            <svg width={SAMPLE} height={WORD_HEIGHT / 4}>
              <path
                d={`M2 ${WORD_HEIGHT / 8}H${SAMPLE - 2}`}
                strokeWidth={3}
                strokeDasharray={dashes[line]}
                data-line={line}
              />
            </svg>
            {text}
          </span>
        ))}
      </div>
    </Root>
  )
}
