import {
  BookMarked,
  Droplets,
  Flame,
  Gamepad2,
  GraduationCap,
  House,
  Leaf,
  LogOut,
  Settings,
  Sprout,
  Trophy,
} from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { Box, Stack } from '../Layout/Layout.tsx'
import { NavItem } from '../NavItem/NavItem.tsx'
import { NavSection } from '../NavSection/NavSection.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { StatTile } from '../StatTile/StatTile.tsx'
import { SwitchField } from '../SwitchField/SwitchField.tsx'
import { UserMenu } from '../UserMenu/UserMenu.tsx'
import type { ShellTexts } from './sample-texts.ts'

interface SampleProps {
  words: ShellTexts
}

const icons = [House, Gamepad2, BookMarked, Droplets, GraduationCap, Trophy]
const nothing = () => undefined

function items(words: ShellTexts, look: 'side' | 'bar', from: number, to: number) {
  return words.nav.slice(from, to).map((label, index) => {
    const Icon = icons[from + index] ?? Leaf
    const due = from + index === 3 ? 12 : 0
    return (
      <NavItem
        key={label}
        look={look}
        label={look === 'bar' ? (words.short[index] ?? label) : label}
        icon={<Icon />}
        to={`/${from + index}`}
        current={from + index === 0}
        count={due}
        countLabel={words.due}
      />
    )
  })
}

/** The navigation of the frame's stories. */
export function SampleNavigation({ words }: SampleProps) {
  return (
    <>
      <NavSection>{items(words, 'side', 0, 4)}</NavSection>
      <NavSection title={words.more}>{items(words, 'side', 4, 6)}</NavSection>
    </>
  )
}

/** The bar of phones. */
export function sampleBar(words: ShellTexts) {
  return items(words, 'bar', 0, 4)
}

/** What a guest is told. */
export function SampleNotice({ words }: SampleProps) {
  return (
    <Notice
      tone="primary"
      icon={<Sprout />}
      title={words.notice.title}
      actions={
        <>
          <Button fullWidth to="/signin">
            {words.notice.signIn}
          </Button>
          <Button fullWidth variant="secondary" to="/signup">
            {words.notice.signUp}
          </Button>
        </>
      }
    >
      {words.notice.text}
    </Notice>
  )
}

/** Display mode and language. */
export function SampleSettings({ words }: SampleProps) {
  return (
    <Stack spacing={2} sx={{ px: 3 }}>
      <SwitchField label={words.eye} icon={<Leaf />} checked={false} onChange={nothing} />
      <SegmentedControl
        fullWidth
        label={words.language}
        value={words.name === '词林' ? 'zh' : 'en'}
        onChange={nothing}
        options={[
          { value: 'en', label: 'EN', lang: 'en' },
          { value: 'zh', label: '中文', lang: 'zh-CN' },
        ]}
      />
    </Stack>
  )
}

/** Who is signed in. */
export function SampleAccount({ words }: SampleProps) {
  return (
    <UserMenu
      label={words.account}
      name="maple_leaf"
      detail="maple@wordgrove.example"
      items={[
        { label: words.settings, icon: <Settings />, to: '/settings' },
        { label: words.signOut, icon: <LogOut />, onPress: nothing },
      ]}
    />
  )
}

/** A page inside the frame. */
export function SamplePage({ words }: SampleProps) {
  const [due = '', streak = '', known = ''] = words.tiles
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} actions={<Button>{words.review}</Button>} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}>
        <StatTile label={due} value="12" icon={<Droplets />} tone="primary" />
        <StatTile label={streak} value="7" unit={words.days} icon={<Flame />} tone="reward" />
        <StatTile label={known} value="348" icon={<Leaf />} />
      </Box>
    </>
  )
}
