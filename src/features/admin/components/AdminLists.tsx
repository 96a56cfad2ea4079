import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Stack, TextLink } from '#design-system'

const lists = {
  courses: routes.adminCourses,
  orders: routes.adminOrders,
  chatReports: routes.adminChatReports,
  tickets: routes.adminTickets,
  users: routes.adminUsers,
  mails: routes.adminMails,
  log: routes.adminLog,
  stream: routes.streamTest,
}

/** Links to the lists that the navigation does not name. */
export function AdminLists() {
  const { t } = useTranslation('admin')
  return (
    <Stack component="ul" direction="row" spacing={5} wrap>
      {(Object.keys(lists) as (keyof typeof lists)[]).map((list) => (
        <li key={list}>
          <TextLink to={lists[list]()}>{t(`${list}.title`)}</TextLink>
        </li>
      ))}
    </Stack>
  )
}
