import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Image, List, Sprout } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { bedsBy } from '#contract/grove-limits'
import type { BedsBy, GroveBeds as GroveData } from '#contract/grove'
import { routes } from '#contract/routes'
import {
  Button,
  Card,
  Character,
  ErrorScreen,
  GroveScene,
  Hidden,
  PageHeader,
  prepareGroveBeds,
  SegmentedControl,
  Skeletons,
  Stack,
  StackItem,
  Text,
  Toolbar,
} from '#design-system'
import { useUser } from '#lib/session'
import { useBeds } from '../api/useBeds.ts'
import { BedList } from './BedList.tsx'
import { BedMap } from './BedMap.tsx'
import { SharePicture } from './SharePicture.tsx'

export interface GroveScreenProps {
  /** What a guest is told, where the sidebar does not say it. */
  notice: ReactNode
  /** How well a word is remembered, in words, by its id. */
  memoryOf: (wordId: number) => ReactNode
}

/** All words of a learner: as plants in beds, or as a list. How they are laid out is in the address. */
export function GroveScreen({ notice, memoryOf }: GroveScreenProps) {
  const { t } = useTranslation('grove')
  const { isGuest } = useUser()
  const [query, setQuery] = useSearchParams()
  const [isSharing, setSharing] = useState(false)
  // A guest has no notes.
  const choices = bedsBy.filter((each) => each !== 'note' || !isGuest)
  const by = choices.find((each) => each === query.get('by')) ?? 'topic'
  const view = query.get('view') === 'list' ? 'list' : 'beds'
  const { data, error, mutate } = useBeds(by)
  useEffect(() => (view === 'beds' ? prepareGroveBeds() : undefined), [view])
  const choose = (next: { by?: BedsBy; view?: 'beds' | 'list' }) => {
    const wanted = { by, view, ...next }
    const parts = { ...(wanted.by !== 'topic' && { by: wanted.by }), ...(wanted.view === 'list' && { view: 'list' }) }
    setQuery(parts, { replace: true })
  }
  const isEmpty = data?.summary.words === 0
  return (
    <>
      <PageHeader
        landscape="sky"
        title={t('page.title')}
        lead={isEmpty ? t('page.lead') : undefined}
        back={{ label: t('page.back'), to: routes.home() }}
        actions={
          data &&
          !isEmpty && (
            <Button variant="secondary" startIcon={<Image />} onClick={() => setSharing(true)}>
              {t('share.open')}
            </Button>
          )
        }
      />
      <Stack spacing={5}>
        {isEmpty ? (
          <FirstSeeds />
        ) : (
          <>
            <Toolbar>
              <SegmentedControl
                label={t('by.label')}
                options={choices.map((value) => ({ value, label: t(`by.${value}`) }))}
                value={by}
                onChange={(next) => choose({ by: next })}
              />
              <SegmentedControl
                label={t('view.label')}
                options={[
                  { value: 'beds', label: t('view.beds'), icon: <Sprout /> },
                  { value: 'list', label: t('view.list'), icon: <List /> },
                ]}
                value={view}
                onChange={(next) => choose({ view: next })}
              />
            </Toolbar>
            {data ? (
              <>
                {/* Not in the header, whose button would squeeze it on a phone. */}
                <Text>{t('summary', { ...data.summary, count: data.summary.words })}</Text>
                <Beds {...{ by, view, data, memoryOf }} />
                {view === 'beds' && data.summary.words <= FEW && <RoomForMore />}
              </>
            ) : error ? (
              <ErrorScreen title={error.message} retryLabel={t('page.retry')} onRetry={() => void mutate()} />
            ) : (
              <Skeletons shape="cards" count={4} label={t('loading')} />
            )}
          </>
        )}
        {isGuest && <Hidden from="lg">{notice}</Hidden>}
      </Stack>
      {isSharing && data && <SharePicture grove={data} onClose={() => setSharing(false)} />}
    </>
  )
}

interface BedsProps extends Pick<GroveScreenProps, 'memoryOf'> {
  by: BedsBy
  view: 'beds' | 'list'
  data: GroveData
}

const Beds = ({ by, view, data, memoryOf }: BedsProps) =>
  view === 'list' ? (
    <BedList by={by} beds={data.beds} />
  ) : (
    <BedMap by={by} beds={data.beds} summary={data.summary} memoryOf={memoryOf} />
  )

/** Words that leave a wide page mostly empty. */
const FEW = 48

/** Below few plants: where more come from. */
function RoomForMore() {
  const { t } = useTranslation('grove')
  return (
    <Card>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4} align={{ sm: 'center' }}>
        <Character pose="wave" size="s" />
        <StackItem>
          <Text weight="semibold">{t('more.title')}</Text>
          <Text variant="body2" color="textSecondary">
            {t('more.text')}
          </Text>
        </StackItem>
        <Button variant="secondary" startIcon={<Sprout />} to={routes.challenges()}>
          {t('more.plant')}
        </Button>
      </Stack>
    </Card>
  )
}

/** Before the first word: bare soil, and where seeds come from. */
function FirstSeeds() {
  const { t } = useTranslation('grove')
  return (
    <Stack spacing={4}>
      <GroveScene plants={[]} label={t('bare')} invitation={t('invitation')} />
      <Stack align="start">
        <Button startIcon={<Sprout />} to={routes.challenges()}>
          {t('page.plant')}
        </Button>
      </Stack>
    </Stack>
  )
}
