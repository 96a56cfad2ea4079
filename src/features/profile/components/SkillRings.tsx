import { useTranslation } from 'react-i18next'
import type { Progress } from '#contract/profile'
import { ChartFrame, Grid, ProgressRing, Stack, Text } from '#design-system'

const percentOf = ({ right, total }: { right: number; total: number }) =>
  total === 0 ? 0 : Math.round((100 * right) / total)

/** One skill alone, or several of one accuracy, have no best and no weakest. */
const sentenceOf = (count: number, differ: boolean) =>
  count === 1 ? 'skills.one' : differ ? 'skills.summary' : 'skills.same'

/** How much was right at the first try, a ring for each skill. */
export function SkillRings({ skills }: Pick<Progress, 'skills'>) {
  const { t } = useTranslation('profile')
  const known = skills.filter(({ total }) => total > 0).toSorted((a, b) => percentOf(b) - percentOf(a))
  const [best] = known
  const weakest = known.at(-1)
  const summary =
    best && weakest
      ? t(sentenceOf(known.length, percentOf(best) > percentOf(weakest)), {
          best: t(`skills.${best.skill}`),
          bestPercent: percentOf(best),
          weakest: t(`skills.${weakest.skill}`),
          weakestPercent: percentOf(weakest),
        })
      : t('skills.none')
  return (
    <ChartFrame title={t('skills.title')} summary={summary}>
      {best && (
        <Grid component="ul" columnWidth="4.75rem" spacing={3}>
          {skills.map((each) => {
            const name = t(`skills.${each.skill}`)
            // In a sentence it is small, under its ring it begins a line.
            const skill = name.charAt(0).toUpperCase() + name.slice(1)
            const percent = percentOf(each)
            return (
              <Stack key={each.skill} component="li" spacing={2} align="center">
                <ProgressRing
                  value={percent / 100}
                  label={each.total > 0 ? t('skills.ring', { skill, percent }) : t('skills.notYet', { skill })}
                >
                  {each.total > 0 ? `${percent}%` : '–'}
                </ProgressRing>
                <Text variant="body2" color={each.total > 0 ? undefined : 'textSecondary'}>
                  {skill}
                </Text>
              </Stack>
            )
          })}
        </Grid>
      )}
    </ChartFrame>
  )
}
