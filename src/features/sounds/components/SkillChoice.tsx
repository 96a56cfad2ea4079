import { Ear, Mic } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SoundSkill } from '#contract/sounds'
import { SegmentedControl, Stack } from '#design-system'

interface SkillChoiceProps {
  value: SoundSkill
  onChange: (skill: SoundSkill) => void
}

/** Which of two words is heard, or which is said. */
export function SkillChoice({ value, onChange }: SkillChoiceProps) {
  const { t } = useTranslation('sounds')
  return (
    <Stack align="center">
      <SegmentedControl<SoundSkill>
        label={t('skill.label')}
        options={[
          { value: 'hear', label: t('skill.hear'), icon: <Ear /> },
          { value: 'say', label: t('skill.say'), icon: <Mic /> },
        ]}
        value={value}
        onChange={onChange}
      />
    </Stack>
  )
}
