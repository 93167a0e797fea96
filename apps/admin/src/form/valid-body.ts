/**
 * The checked values of a form as a body of the contract: the contract's rules have refused a required field that is
 * empty, so that none is null here.
 */
export function validBody<Body>(values: { readonly [Field in keyof Body]?: Body[Field] | null | undefined }): Body {
  return values as Body
}
