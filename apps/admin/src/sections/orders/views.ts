import { m } from '#paraglide/messages.js'

/** The daily lists of an operator; what has a term begins with the earliest. */
export const views = () => ({
  counted: 'orders' as const,
  presets: [
    { id: 'new', name: m.enum_overview_key_new_orders(), query: 'sub_status=new&sort=ship_by' },
    { id: 'late', name: m.orders_view_late(), query: 'overdue=true&sort=ship_by' },
    { id: 'ready', name: m.orders_view_ready(), query: 'sub_status=ready_to_ship&sort=ship_by' },
    { id: 'moving', name: m.orders_view_moving(), query: 'sub_status=in_delivery,at_pickup' },
    { id: 'dispute', name: m.orders_view_dispute(), query: 'sub_status=dispute,not_delivered' },
  ],
})
