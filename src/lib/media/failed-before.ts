/**
 * Calls back if a picture has failed to load before this code ran, as it may have in a prerendered page.
 *
 * @param callBack called later, as decoding tells: older versions of Firefox know no width of a drawing that states none
 */
export function ifFailedBefore(picture: HTMLImageElement, callBack: () => void): void {
  if (picture.complete && picture.currentSrc && picture.naturalWidth === 0)
    picture.decode().catch(callBack);
}
