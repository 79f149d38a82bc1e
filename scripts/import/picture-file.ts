/** The URL or name of a picture that browsers show. */
export const PICTURE_FILE = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#].*)?$/i;
