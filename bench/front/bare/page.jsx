import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Navigate, RouterProvider, useNavigate } from 'react-router'

// The limit: the same requests with nothing around them.
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

function Login() {
  const navigate = useNavigate()
  const { mutate, error } = useMutation({
    mutationFn: (form) => call('auth/sign-in', { email: form.get('email'), password: form.get('password') }),
    onSuccess: ({ token }) => {
      localStorage.setItem('token', token.value)
      navigate('/users')
    },
  })
  return (
    <form action={mutate}>
      <input name="email" type="email" aria-label="Email" />
      <input name="password" type="password" aria-label="Password" />
      <button type="submit">Sign in</button>
      {error && <p role="alert">{error.message}</p>}
    </form>
  )
}

function Users() {
  const { data, error } = useQuery({ queryKey: ['users'], queryFn: () => call('user?per_page=20') })
  if (!localStorage.getItem('token')) return <Navigate to="/auth/login" replace />
  if (error) return <p role="alert">{error.message}</p>
  return (
    <table>
      <tbody>
        {data?.items.map(({ id, first_name, last_name, email, status }) => (
          <tr key={id}>
            <td>
              <a href={`/users/${id}`}>{`${last_name} ${first_name}`}</a>
            </td>
            <td>{email}</td>
            <td>{status}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const router = createBrowserRouter([
  { path: '/auth/login', element: <Login /> },
  { path: '*', element: <Users /> },
])
createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)
