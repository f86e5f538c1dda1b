/** Readers listen to a region that has been on the page for a moment before it speaks: what comes with it is not read. */

const SETTLES_MS = 100;

/** To be made where a component is: whether it has been there for that moment. */
export class Settled {
  is = $state(false);

  constructor() {
    $effect(() => {
      const timer = setTimeout(() => (this.is = true), SETTLES_MS);
      return () => clearTimeout(timer);
    });
  }
}
