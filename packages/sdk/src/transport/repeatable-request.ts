/** A request that can be sent again without `clone()`, which would buffer an upload. */
export interface RepeatableRequest extends Request {
  /** A fresh request with the headers and the body that this one was built from. */
  repeat(): Request
}

/** The class is made for each client, so that importing the SDK needs no global `Request`. */
export function repeatableRequest() {
  return class extends Request implements RepeatableRequest {
    readonly repeat: () => Request
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init)
      this.repeat = () => new Request(input, init)
    }
  }
}

// Every request that the transport gets from openapi-fetch is of the class above.
export function asRepeatable(request: Request) {
  return request as RepeatableRequest
}
