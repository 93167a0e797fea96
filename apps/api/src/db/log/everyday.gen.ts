// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

/** Entities whose changes ask for no fresh proof of who the user is, with the reason. */
export const everydayEntities: Readonly<Record<string, string>> = {
  'attribute': 'the catalogue',
  'brand': 'the catalogue',
  'brand-alias': 'the catalogue',
  'car-brand': 'the catalogue',
  'car-model': 'the catalogue',
  'category': 'the catalogue',
  'product': 'the catalogue',
  'product-offer': 'prices and stocks of sellers change all day',
  'notification': 'messages to staff',
  'city': 'places',
  'region': 'places',
  'translation': 'texts of the site',
  'meta-data': 'texts of the site',
  'operation-reason': 'words for reasons',
  'template': 'texts of messages',
  'store-point': 'points of sellers and their hours',
  'company-address': 'places',
  'order': 'steps of orders, all day',
  'fact': 'steps of orders, all day',
  'reconciliation': 'a comparison moves no money',
  'sub-order': 'steps of orders, all day',
  'moderation': 'a queue of the day: what it approves asks for itself',
  'brand-moderation': 'a queue of the day: what it approves is the catalogue',
  'review': 'reviews of buyers',
  'review-term': 'words for reviews',
  'file': 'uploads',
  'legacy-city': 'places',
  'legacy-car-brand': 'the catalogue',
  'legacy-product': 'the catalogue',
  'saved-view': 'what a list shows its user',
  'operation': 'what it writes asks for itself',
}

/** Changes of other entities that ask for none, with the reason: fields, or `field=value`. */
export const everydayChanges: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'user': { 'status=blocked': 'blocking is an emergency', 'status=archived': 'blocking is an emergency', 'last_name': 'a name gives nobody access', 'first_name': 'a name gives nobody access', 'middle_name': 'a name gives nobody access', 'position': 'a name gives nobody access', 'time_zone': 'a name gives nobody access' },
  'service-account': { 'status=blocked': 'blocking is an emergency', 'status=archived': 'blocking is an emergency' },
  'service-key': { 'revoked_at': 'revoking is an emergency' },
  'webhook': { 'status=paused': 'stopping it is an emergency', 'status=off': 'stopping it is an emergency' },
  'company': { 'status': 'a seller pauses and goes on all year, and no money goes elsewhere', 'suspended_until': 'a seller pauses and goes on all year, and no money goes elsewhere', 'trade_name': 'what the shop shows, and who looks after the seller', 'site': 'what the shop shows, and who looks after the seller', 'logo_id': 'what the shop shows, and who looks after the seller', 'description': 'what the shop shows, and who looks after the seller', 'manager_id': 'what the shop shows, and who looks after the seller' },
  'ledger-entry': { 'objection': 'an objection moves no money' },
  'payment-system': { 'position': 'an order gives nobody anything' },
  'delivery': { 'position': 'an order gives nobody anything' },
}
