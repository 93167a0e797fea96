import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, RouterProvider, useParams } from 'react-router'

// The limit: the same lists and the same facts of their records, with nothing around them.
const resources = {
  users: '/api/user/admin/user',
  orders: '/api/order/admin/order',
  products: '/api/catalog/admin/product',
  sellers: '/api/company/admin/company',
}
const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })

async function call(path) {
  const response = await fetch(path, { headers: { Authorization: `Bearer ${localStorage.getItem('token')}` } })
  if (!response.ok) throw new Error(response.statusText)
  return response.json()
}

const recordQuery = (resource, id) => ({
  queryKey: [resource, id],
  queryFn: () => call(`${resources[resource]}/${id}`),
})

function List() {
  const { resource } = useParams()
  const { data } = useQuery({ queryKey: [resource], queryFn: () => call(`${resources[resource]}?per_page=20`) })
  const [times, setTimes] = useState(0)
  return (
    <main>
      <h1>{resource}</h1>
      <button onClick={() => setTimes(times + 1)}>Redraw</button>
      <table>
        <tbody>
          {data?.items.map((item) => (
            <tr key={item.id} data-row={item.id}>
              <td>
                <Link
                  to={`/${resource}/${item.id}`}
                  data-row-link=""
                  onMouseEnter={() => client.prefetchQuery(recordQuery(resource, String(item.id)))}
                >
                  {item.id}
                </Link>
              </td>
              {Object.entries(item).map(([name, value]) => (
                <td key={name}>{typeof value === 'object' ? times : `${value} ${times}`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

function Facts({ of }) {
  if (of === null || typeof of !== 'object') return String(of)
  return (
    <dl>
      {Object.entries(of).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Facts of={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Record() {
  const { resource, id } = useParams()
  const { data } = useQuery(recordQuery(resource, id))
  if (!data) return null
  return (
    <main key={id}>
      <h1 key={id}>{id}</h1>
      <Facts of={data} />
    </main>
  )
}

const router = createBrowserRouter([
  { path: '/:resource', element: <List /> },
  { path: '/:resource/:id', element: <Record /> },
])
createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={client}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)
