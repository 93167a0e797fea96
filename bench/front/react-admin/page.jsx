import { Admin, DataTable, EmailField, List, Resource } from 'react-admin'
import { createRoot } from 'react-dom/client'

async function call(path, body) {
  const token = localStorage.getItem('token')
  const response = await fetch(`/api/user/admin/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(response.statusText)
  return response.json()
}

const dataProvider = {
  async getList(_resource, { pagination: { page, perPage } }) {
    const { items, meta } = await call(`user?page=${page}&per_page=${perPage}`)
    return { data: items, total: meta.total }
  },
}

const authProvider = {
  async login({ username, password }) {
    const { token } = await call('auth/sign-in', { email: username, password })
    localStorage.setItem('token', token.value)
  },
  async logout() {
    localStorage.removeItem('token')
  },
  async checkAuth() {
    if (!localStorage.getItem('token')) throw new Error('Not signed in')
  },
  async checkError() {},
  async getPermissions() {},
}

const Users = () => (
  <List perPage={20}>
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="last_name" />
      <DataTable.Col source="first_name" />
      <DataTable.Col source="email" field={EmailField} />
      <DataTable.Col source="status" />
    </DataTable>
  </List>
)

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider}>
    <Resource name="user" list={Users} />
  </Admin>,
)
