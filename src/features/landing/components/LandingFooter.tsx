import { brand } from '#contract/brand'
import { routes } from '#contract/routes'
import { Box, Container, Text } from '#design-system'
import type { LandingTexts } from '../model/texts.ts'

const background = { backgroundColor: 'pictureTint.leaf' }
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, rowGap: 0, paddingBlock: 4 }
const link = { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', color: 'text.primary' }

/** The foot of the landing page: agreements and credits. */
export function LandingFooter({ texts }: { texts: LandingTexts }) {
  const links = [
    [routes.terms(), texts.terms],
    [routes.privacy(), texts.privacy],
    [routes.about(), texts.about],
  ]
  return (
    <Box component="footer" sx={background}>
      <Container component="nav" aria-label={texts.footerLabel} sx={row}>
        {links.map(([address, name]) => (
          <Box component="a" key={address} href={address} sx={link}>
            {name}
          </Box>
        ))}
        <Text variant="body2" sx={{ marginLeft: { md: 'auto' } }}>
          {brand.both}
        </Text>
      </Container>
    </Box>
  )
}
