/** The name of a sound or video that browsers play. */
export const PLAYED_FILE = /\.(?:mp3|m4a|og[agv]|wav|mp4|m4v|webm|mov)$/i;
