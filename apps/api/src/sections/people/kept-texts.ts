const GOODS = 'What is said of goods is published, has numbers as long as a phone, and is millions of rows'
const CONTACT = 'Accounts of users and contacts of companies stay, even with the same phone'
const CODE = 'A code of an authority, a carrier or another system, which may be ten digits'

/**
 * Tables and columns that an erasure leaves as they are, and why. Every other text, list of texts and JSON of the database
 * loses the values of an erased buyer, as does every file of a list.
 */
export const KEPT: Readonly<Record<string, string>> = {
  audit_log: 'Its rows are rewritten with the chain',
  product: GOODS,
  product_applicability: GOODS,
  product_cross: GOODS,
  product_oem: GOODS,
  product_offer: GOODS,
  legacy_product: GOODS,
  sub_order_item: GOODS,
  user: CONTACT,
  oidc_identity: CONTACT,
  rate_limit: 'Attempts to sign in are counted for minutes',
  setting: 'What the shop says of itself',
  'company.phone': CONTACT,
  'company.email': CONTACT,
  'company.inn': CODE,
  'company.ogrn': CODE,
  'company.okpo': CODE,
  'store_point.phones': CONTACT,
  'store_point.email': CONTACT,
  'brand_alias.external_id': CODE,
  'sub_order.track_number': CODE,
  'contract.number': 'The parties know the contract by it',
  'order.number': 'The buyer knows the order by it',
  'sub_order.number': 'The buyer knows the order by it',
  'order.buyer_phone': 'By it an order is its buyer’s, and is erased whole',
  'order.buyer_email': 'By it an order is its buyer’s, and is erased whole',
}
