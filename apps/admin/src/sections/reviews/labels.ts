export const optionsOf = (labels: Readonly<Record<string, () => string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: label() }))
