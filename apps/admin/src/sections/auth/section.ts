import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'auth.login': '/auth/login',
  'auth.forgor': '/auth/forgor',
  'auth.forgorSuccess': '/auth/forgor/success',
} as const

// The spelling /auth/forgor is part of the contract; the links of mails begin with /go.
export const auth = defineSection({
  screens: [
    { path: paths['auth.login'], title: m.auth_login_title, lazy: () => import('./login.tsx') },
    { path: paths['auth.forgor'], title: m.auth_forgor_title, lazy: () => import('./forgor.tsx') },
    {
      path: paths['auth.forgorSuccess'],
      title: m.auth_forgor_success_title,
      lazy: () => import('./forgor-success.tsx'),
    },
    ...['/auth/change-password/:hash', '/go/auth/:hash'].map((path) => ({
      path,
      title: m.auth_change_password_title,
      lazy: () => import('./change-password.tsx'),
    })),
    { path: '/auth/map-test', title: m.auth_map_title, lazy: () => import('./map-test.tsx') },
  ],
})
