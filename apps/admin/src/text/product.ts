/** The name of the panel, in the brand and in the titles of windows. */
export const PRODUCT = 'admin-panel'
