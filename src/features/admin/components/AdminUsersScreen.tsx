import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { UserState } from '#contract/admin-users'
import { routes } from '#contract/routes'
import { DataTable, FormField, PageHeader, SelectField, Stack, TextLink, Toolbar } from '#design-system'
import { formatMoment } from '#lib/format'
import { useLanguage } from '#lib/language'
import { useAdminUsers } from '../api/useAdminUsers.ts'
import { useAddressFilter } from '../model/useAddressFilter.ts'
import { AdminList } from './AdminList.tsx'
import { UserChips } from './UserChips.tsx'

const filters = ['q', 'state'] as const

/** /admin/users: everybody with an account. */
export function AdminUsersScreen() {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { values, query, set } = useAddressFilter(filters)
  const list = useAdminUsers({ q: query.q, state: UserState.safeParse(query.state).data })
  return (
    <>
      <PageHeader title={t('users.title')} lead={t('users.lead')} />
      <Stack spacing={6}>
        <Toolbar>
          <FormField
            label={t('users.search')}
            help={t('users.searchHelp')}
            type="search"
            maxLength={254}
            startAdornment={<Search />}
            value={values.q}
            onChange={({ target }) => set('q', target.value)}
          />
          <SelectField
            label={t('users.stateLabel')}
            value={values.state}
            onChange={({ target }) => set('state', target.value)}
            options={[
              { value: '', label: t('users.all') },
              ...UserState.options.map((state) => ({ value: state, label: t(`users.state.${state}`) })),
            ]}
          />
        </Toolbar>
        <AdminList list={list} none={t('users.none')} expected={6}>
          {(users) => (
            <DataTable
              label={t('users.title')}
              columns={[t('users.name'), t('users.reach'), t('users.stateLabel'), t('users.created'), t('users.seen')]}
              wholeWords={[1, 2, 3, 4]}
              rows={users.map((user) => ({
                key: user.id,
                cells: [
                  <TextLink key="name" to={routes.adminUser({ id: user.id })}>
                    {user.username}
                  </TextLink>,
                  [user.email, user.phone].filter(Boolean).join(' · ') || '–',
                  <UserChips key="state" user={user} />,
                  formatMoment(user.created_at, language),
                  formatMoment(user.last_seen_at, language),
                ],
              }))}
            />
          )}
        </AdminList>
      </Stack>
    </>
  )
}
